/**
 * Round numbers for the side of a chart, from zero to the first that is not below the peak; three to six of them.
 * `unit` is the least step: 1 for what is counted, 100 for cents.
 */
export function niceTicks(peak: number, unit = 1): number[] {
  const rough = Math.max(1, peak / unit / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((one) => one * power >= rough) ?? 10) * power * unit
  const count = Math.max(2, Math.ceil(peak / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
