import type { FigureName } from '#domain/content/figure.ts'
import { format } from '#platform/text/format.ts'

/** Formats a figure: `supported` exactly; hours and meals rounded down to thousands, with a plus. */
export function figureText(name: FigureName, amount: number): string {
  if (name === 'supported' || amount < 1000) return format.number(amount)
  return `${format.number(Math.floor(amount / 1000) * 1000)}+`
}
