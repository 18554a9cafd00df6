import type { FigureName } from '#domain/content/figure.ts'
import { m } from '#messages'

const labels: Record<FigureName, () => string> = {
  supported: m.home_figure_supported,
  hours: m.home_figure_hours,
  meals: m.home_figure_meals,
}

/** The label of a figure on the home page. */
export function figureLabel(name: FigureName): string {
  return labels[name]()
}
