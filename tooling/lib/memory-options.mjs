/**
 * Node options of the server: short-lived objects are collected early, and the heap limit is near what we
 * need, because a larger heap is collected late.
 */
export const SMALL_HEAP = ['--max-semi-space-size=2', '--max-old-space-size=256'];

/**
 * Settings of glibc for the server: memory freed by its threads goes back to the system at once. Other C
 * libraries ignore them.
 */
export const SMALL_MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '32768',
  MALLOC_MMAP_THRESHOLD_: '32768',
};
