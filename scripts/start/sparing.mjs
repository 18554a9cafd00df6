/**
 * Environment that reduces the server's memory under load: the maximum semi-space in MiB (Node's default grows far larger), and
 * the number of malloc arenas.
 */
export const sparing = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_ARENA_MAX: '2' }
