/**
 * Returns three to six round numbers for a chart's scale, from zero to the first that is not below the peak. `unit` is
 * the smallest step: 1 for counts, 100 for cents.
 */
export function niceTicks(peak: number, unit = 1): number[] {
  const rough = Math.max(1, peak / unit / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((one) => one * power >= rough) ?? 10) * power * unit
  const count = Math.max(2, Math.ceil(peak / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
