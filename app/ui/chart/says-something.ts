import type { Bar } from './bar-chart.tsx'

/** Whether bars show a course, not only a sum that a figure says better: at least four of them are not zero. */
export function saysSomething(bars: readonly Pick<Bar, 'value'>[]): boolean {
  return bars.filter(({ value }) => value > 0).length >= 4
}
