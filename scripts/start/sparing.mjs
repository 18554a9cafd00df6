/**
 * What the server's process is told before it begins, so that it takes less memory under load: the most that a room for
 * new objects may take, in MiB (Node makes three, and lets them grow far larger), and how many heaps the C library keeps.
 */
export const sparing = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_ARENA_MAX: '2' }
