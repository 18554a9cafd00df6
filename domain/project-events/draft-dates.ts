import { m } from '#messages'
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

/** Where a date takes place that is somewhere else than its event, in each language; and the exact point. */
export const LOCATION_INPUTS = ALL_LANGUAGES.map(
  (language): LocationInput => `dateLocation_${language}`,
)
export const PLACE_INPUTS: readonly PlaceInput[] = [
  ...LOCATION_INPUTS,
  'dateLatitude',
  'dateLongitude',
]
type LocationInput = `dateLocation_${Language}`
export type PlaceInput = LocationInput | 'dateLatitude' | 'dateLongitude'

/** The inputs of the first date that an item has besides its times, with their labels. */
export const dateLabels = {
  datePlaces: m.posts_date_places,
  ...labelled(LABEL_INPUTS, m.posts_date_label),
  ...labelled(LOCATION_INPUTS, m.posts_date_place),
  dateLatitude: m.posts_field_latitude,
  dateLongitude: m.posts_field_longitude,
}

function labelled<Input extends string>(
  inputs: readonly Input[],
  label: () => string,
): Record<Input, () => string> {
  return Object.fromEntries(inputs.map((input) => [input, label])) as Record<Input, () => string>
}

/** A hidden input of a date that was made by repeating: see `series.ts`. */
export const SERIES_INPUT = 'series'

/** The inputs of one date. The first date has them by these names, further ones as `furtherDates.0.startDate` and so on. */
export const DATE_INPUTS: readonly DateInput[] = [...TIME_INPUTS, ...CHOICE_INPUTS, ...PLACE_INPUTS]
/** Those that drafts may lack. */
export const MORE_INPUTS = [...CHOICE_INPUTS, ...PLACE_INPUTS, SERIES_INPUT] as const
export type MoreInput = (typeof MORE_INPUTS)[number]
export type DateInput = TimeInput | ChoiceInput | PlaceInput

/**
 * One date of an event as typed: days as `YYYY-MM-DD`, times as `HH:MM`, each possibly empty; what it has where people
 * choose among dates; and where it takes place, if somewhere else.
 */
export type DraftDate = Record<TimeInput, string> & {
  [Input in MoreInput]?: string
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
  return { startDate, startTime, endDate, endTime, ...pickTyped(typed, MORE_INPUTS) }
}

/** What of a date is typed besides its times: for those who choose, and where it takes place. */
export function besidesTimes(typed: MaybeTyped): { [Input in ChoiceInput | PlaceInput]?: string } {
  return pickTyped(typed, [...CHOICE_INPUTS, ...PLACE_INPUTS])
}

function pickTyped<Input extends MoreInput>(
  typed: MaybeTyped,
  inputs: readonly Input[],
): { [One in Input]?: string } {
  return Object.fromEntries(
    inputs.flatMap((input) => (typed[input] ? [[input, typed[input]]] : [])),
  ) as { [One in Input]?: string }
}
