/* Between the two halves of the library. Callers do not include it: for them a layout is opaque. */
#ifndef FLOW_LAYOUT_PRIVATE_H
#define FLOW_LAYOUT_PRIVATE_H

#include "values.h"

/* What a handle points at. The tag is the library's own, so that another pointer is told apart. */
struct flow_layout {
  uint64_t tag;
  void *object;
};

#if defined(_WIN32)
#define FLOW_HIDDEN
#else
#define FLOW_HIDDEN __attribute__((visibility("hidden")))
#endif

enum { FLOW_MESSAGE_CAPACITY = 256 };

/* The last call of a thread that failed, with its message, which ends with a 0. */
typedef struct flow_failure {
  flow_error error;
  int64_t length; /* of the message, without its 0 */
  char message[FLOW_MESSAGE_CAPACITY];
} flow_failure;

/* This thread's own record. */
FLOW_HIDDEN flow_failure *flow_thread_failure(void);

#endif
