import type { FigureName } from '#domain/content/figure.ts'
import { format } from '#platform/text/format.ts'

/** A figure as people say it: what was supported exactly; hours and meals in full thousands, and more. */
export function figureText(name: FigureName, amount: number): string {
  if (name === 'supported' || amount < 1000) return format.number(amount)
  return `${format.number(Math.floor(amount / 1000) * 1000)}+`
}
