/**
 * Options of Node for the server: what lives for one request is collected often, before it takes much memory. A heap that
 * may grow further than ours ever has is collected too late.
 */
export const SMALL_HEAP = ['--max-semi-space-size=2', '--max-old-space-size=256'];

/**
 * Settings of the C library for the server: what its threads compress, hash and read goes back to the system at once
 * instead of staying with each thread. Another C library ignores them.
 */
export const SMALL_MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '32768',
  MALLOC_MMAP_THRESHOLD_: '32768',
};
