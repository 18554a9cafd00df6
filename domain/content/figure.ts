/** What the home page counts, in the order of showing, as `app.site_figures` names it. */
export const SITE_FIGURES = ['supported', 'hours', 'meals'] as const
export type FigureName = (typeof SITE_FIGURES)[number]

export type SiteFigure = { name: FigureName; amount: number }

/** What may be added to a counted figure at most: what the home page has room for. */
export const BASE_MAX = 999_999_999
