/** True if the browser only prefetches a page: nobody sees it yet, so nothing may be consumed, counted or stored. */
export function isPrefetch({ headers }: Request): boolean {
  return ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch'))
}
