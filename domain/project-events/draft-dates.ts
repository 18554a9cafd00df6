import { ALL_LANGUAGES, type Language } from '#platform/text/language.ts'

/** How many dates an event may have. */
export const DATES_MAX = 60
/** The longest label of a shift or role. */
export const LABEL_MAX = 60

const TIME_INPUTS = ['startDate', 'startTime', 'endDate', 'endTime'] as const
type TimeInput = (typeof TIME_INPUTS)[number]
export type LabelInput = `label_${Language}`

/** The label of a shift or role in each language, as inputs. */
export const LABEL_INPUTS = ALL_LANGUAGES.map((language): LabelInput => `label_${language}`)

/** What a date has besides its times where people choose among dates: places and a label. */
export const CHOICE_INPUTS: readonly ChoiceInput[] = ['datePlaces', ...LABEL_INPUTS]
export type ChoiceInput = 'datePlaces' | LabelInput

/** A hidden input of a date that was made by repeating: see `series.ts`. */
export const SERIES_INPUT = 'series'

/** The inputs of one date. The first date has them by these names, further ones as `furtherDates.0.startDate` and so on. */
export const DATE_INPUTS: readonly DateInput[] = [...TIME_INPUTS, ...CHOICE_INPUTS]
export type DateInput = TimeInput | ChoiceInput

/**
 * One date of an event as typed: days as `YYYY-MM-DD`, times as `HH:MM`, each possibly empty; and what it has where people
 * choose among dates.
 */
export type DraftDate = Record<TimeInput, string> & {
  [Input in ChoiceInput | typeof SERIES_INPUT]?: string
}
type MaybeTyped = { [Input in DateInput | typeof SERIES_INPUT]?: string | undefined }

/** The name of an input of a further date. */
export type FurtherInput = `furtherDates.${number}.${DateInput}`

/** Names the inputs of the further dates, in order, for as many as there may be. */
export function furtherInputs(): FurtherInput[] {
  return Array.from({ length: DATES_MAX }, (_, at) =>
    DATE_INPUTS.map((input): FurtherInput => `furtherDates.${at}.${input}`),
  ).flat()
}

/** Picks the inputs of one date; what is missing is empty. */
export function toDraftDate(typed: MaybeTyped): DraftDate {
  const { startDate = '', startTime = '', endDate = '', endTime = '' } = typed
  const series = typed[SERIES_INPUT]
  return { startDate, startTime, endDate, endTime, ...choiceOf(typed), ...(series && { series }) }
}

/** What of a date is typed for those who choose. */
export function choiceOf(typed: MaybeTyped): { [Input in ChoiceInput]?: string } {
  return Object.fromEntries(
    CHOICE_INPUTS.flatMap((input) => (typed[input] ? [[input, typed[input]]] : [])),
  )
}
