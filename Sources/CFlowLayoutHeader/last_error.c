#include "flow_layout/private.h"

/* A thread that never failed has a record of zeros, which says so. */
static _Thread_local flow_failure failure;

flow_failure *flow_thread_failure(void) { return &failure; }
