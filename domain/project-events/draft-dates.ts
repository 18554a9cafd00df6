/** How many dates an event may have. */
export const DATES_MAX = 60

/** The inputs of one date. The first date has them by these names, further ones as `furtherDates.0.startDate` and so on. */
export const DATE_INPUTS = ['startDate', 'startTime', 'endDate', 'endTime'] as const
export type DateInput = (typeof DATE_INPUTS)[number]

/** One date of an event as typed: days as `YYYY-MM-DD`, times as `HH:MM`, each possibly empty. */
export type DraftDate = Record<DateInput, string>

/** The name of an input of a further date. */
export type FurtherInput = `furtherDates.${number}.${DateInput}`

/** Names the inputs of the further dates, in order, for as many as there may be. */
export function furtherInputs(): FurtherInput[] {
  return Array.from({ length: DATES_MAX }, (_, at) =>
    DATE_INPUTS.map((input): FurtherInput => `furtherDates.${at}.${input}`),
  ).flat()
}

/** Picks the inputs of one date; what is missing is empty. */
export function toDraftDate(typed: Partial<DraftDate>): DraftDate {
  const { startDate = '', startTime = '', endDate = '', endTime = '' } = typed
  return { startDate, startTime, endDate, endTime }
}
