/** The figures on the home page, in display order, as named in `app.site_figures`. */
export const SITE_FIGURES = ['supported', 'hours', 'meals'] as const
export type FigureName = (typeof SITE_FIGURES)[number]

export type SiteFigure = { name: FigureName; amount: number }

/** The largest base of a figure: what fits on the home page. */
export const BASE_MAX = 999_999_999
