/**
 * Environment that reduces the server's memory under load: the maximum semi-space in MiB (Node's default grows far larger), a maximum
 * heap in MiB below which Node collects garbage earlier (a third less memory for a few percent of processor; the heap itself stays
 * below a tenth of it), and the number of malloc arenas.
 */
export const sparing = {
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=1536',
  MALLOC_ARENA_MAX: '2',
}
