/* A consumer of the C interface: reads layouts and steps as text, performs them, prints the answers.
 *
 * The text is words and numbers between white space, numbers in C's hexadecimal form. It is written and
 * compared by compare.py. */
#ifndef CONSUMER_H
#define CONSUMER_H

#include <stdbool.h>
#include <stddef.h>

#include "flow_layout.h"

/* reading.c */

/* Reads the next word; false at the end of the text. */
bool read_word(char word[32]);
double read_number(void);
int64_t read_integer(void);
flow_point read_point(void);
flow_size read_size(void);
flow_path read_path(void);
flow_configuration read_configuration(void);
flow_section *read_sections(int64_t *count);
/* An anchor, or null where the text has none. */
flow_anchor *read_anchor(void);
flow_batch read_batch(void);
flow_measurement *read_measurements(int64_t *count);
/* Memory that lives until the next call of forget_all. */
void *remember(size_t count, size_t size);
void forget_all(void);

/* printing.c */

void print_number(double number);
void print_none(void);
void print_status(flow_status status);
void print_rect(flow_rect rect);
/* The content size, the offset and an adjustment of it. */
void print_place(const flow_layout *layout, flow_point adjustment);
/* All headers, footers and items, section by section. */
void print_frames(const flow_layout *layout);
void print_elements(const flow_layout *layout, flow_rect rect);
void print_oversize(const flow_layout *layout);
/* For each item its path before the last batch. */
void print_old_paths(const flow_layout *layout);

/* screen.c */

/* What is on screen, kept up to date by scroll steps. */
typedef struct screen {
  flow_element *elements;
  int64_t count, capacity;
} screen;

/* Scrolls, and ends the program unless the events lead to the visible elements. */
void scroll_screen(screen *screen, flow_layout *layout, flow_point offset);
void close_screen(screen *screen);

/* edges.c: what a C program can get wrong, and threads. */
void check_edges(void);
/* Lies about a buffer, which the address sanitizer must tell. */
void overrun(void);

/* Ends the program with a message and the library's last error. */
_Noreturn void give_up(const char *message);
/* Ends the program unless a call succeeded. */
void expect(flow_status status, const char *call);

#endif
