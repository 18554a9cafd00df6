/** What the home page counts, in the order of showing, as `app.site_figures` names it. */
export const FIGURES = ['supported', 'hours', 'meals'] as const
export type FigureName = (typeof FIGURES)[number]

export type Figure = { name: FigureName; amount: number }

/** What may be added to a counted figure at most: what the home page has room for. */
export const BASE_MAX = 999_999_999
