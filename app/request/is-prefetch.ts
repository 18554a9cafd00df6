/** Whether a browser only fetches a page ahead: nobody sees it yet, so nothing is taken, counted or remembered. */
export function isPrefetch({ headers }: Request): boolean {
  return ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch'))
}
