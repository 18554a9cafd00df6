import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { parseCents } from '#platform/text/money.ts'
import {
  questionFields,
  type DraftQuestion,
  type QuestionField,
} from '../questions/draft-questions.ts'
import { ADULT_AGE, AGE_MAX, agesText, parseAges } from './ages.ts'
import { parseQuestions } from '../questions/parse-questions.ts'
import { ASKING_KINDS, type Question } from '../questions/question.ts'
import { describeQuestions } from '../questions/question-texts.ts'
import { parseSupportKind, kindLabel, type SupportType } from '../support/support.ts'
import { dateLabels, furtherInputs, type DraftDate, type FurtherInput } from './draft-dates.ts'
import {
  describeTranslations,
  parseTranslations,
  translationLabels,
  writtenIn,
} from './languages.ts'
import { parsePlace, describePlace, placeWhenRefused } from './parse-place.ts'
import {
  categoryLabel,
  DESCRIPTION_MAX,
  GOAL_MAX_CENTS,
  parseCategory,
  parseCount,
  PLACES_MAX,
  TITLE_MAX,
  type ProjectEventType,
} from './project-event.ts'
import {
  choosesDates,
  describeSchedule,
  parseSchedule,
  placesOfDates,
  scheduleWhenRefused,
} from './schedule.ts'

/**
 * The inputs of the editor in order, with their labels. To add a field to projects or events, start with its inputs
 * here and an entry in `fields` below; drafts, parsing, the review and what pages select follow from these two.
 */
export const inputLabels = {
  title: m.posts_field_title,
  description: m.posts_field_description,
  /** In which the title and the description are. */
  language: m.posts_field_language,
  ...translationLabels,
  category: m.posts_field_category,
  /** `YYYY-MM-DD`: an event's days in its time zone, or a project's. */
  startDate: m.posts_field_start_date,
  /** `HH:MM` in the time zone; events only. */
  startTime: m.posts_field_start_time,
  endDate: m.posts_field_end_date,
  endTime: m.posts_field_end_time,
  /** `on` if people choose among the dates of an event; its first date then has places and a label. */
  chooseDates: m.posts_choose_dates,
  ...dateLabels,
  series: m.posts_repeat,
  /** An event's dates after the one above. */
  furtherDates: m.posts_further_dates,
  timeZone: m.posts_field_time_zone,
  /** A region, or `NO_REGION` for online or everywhere. */
  region: m.posts_field_region,
  district: m.posts_field_district,
  location: m.posts_field_location,
  latitude: m.posts_field_latitude,
  longitude: m.posts_field_longitude,
  supportTypes: m.posts_section_support,
  places: m.posts_field_places,
  /** `on`, or empty. */
  welcomesAll: m.moderation_field_welcome,
  /** `consent` or `adults`; empty if nobody is asked. */
  ages: m.guardians_ages_field,
  minAge: m.guardians_min_age,
  /** What people are asked who sign up. */
  questions: m.questions_field,
  /** In dollars. */
  donationGoal: m.posts_field_goal,
} satisfies Record<string, () => string>
export type InputName = keyof typeof inputLabels

/** The typed values, however incomplete; an empty input is an empty string. */
export type DraftContent = {
  type: ProjectEventType
  supportTypes: SupportType[]
  /** Null if the form had no part for them, as that of an earlier release: then they stay as they are. */
  furtherDates: DraftDate[] | null
  /** Likewise. */
  questions: DraftQuestion[] | null
} & Record<Exclude<InputName, 'supportTypes' | 'furtherDates' | 'questions'>, string>

/** An input that can have a problem. */
export type ProblemInput = InputName | FurtherInput | QuestionField

/** Names the inputs that can have a problem, in the order of the form. */
export function problemInputs(): ProblemInput[] {
  return Object.keys(inputLabels).flatMap((name) =>
    name === 'furtherDates'
      ? [name, ...furtherInputs()]
      : name === 'questions'
        ? [name, ...questionFields()]
        : [name as InputName],
  )
}

/** Reports an input's problem. */
export type Refuse = (input: ProblemInput, sentence: string) => void

/** Where a column is shown, besides in a review: on cards, on the map, on the item's page. */
export type Surface = 'card' | 'pin' | 'page'

/** Values in rows and incomplete drafts: any string, even if only some are allowed. */
type Loose<T> = T extends string ? string : T extends readonly (infer E)[] ? Loose<E>[] : T
/** Values on pages: timestamps as ISO strings. */
export type Shown<T> = T extends Date ? string : T
export type AllLoose<T> = { [K in keyof T]: Loose<T[K]> }
export type AllShown<T> = { [K in keyof T]: Shown<Loose<T[K]>> }

/** One line of a review, with the columns of `app.project_events` that store it. */
export type Field<Values extends object, Columns> = {
  label: () => string
  /** The columns, each with where it is shown. */
  columns: Columns & Record<keyof Values, readonly Surface[]>
  parse: (draft: DraftContent, refuse: Refuse) => Values
  /** What can be parsed of a draft with refused inputs; by default, what `parse` returns. */
  whenRefused?: (draft: DraftContent) => AllLoose<Values>
  /** Columns that are emptied when the organization deletes its account: free text and exact locations. */
  erased?: readonly (keyof Values)[]
  /** Formats the values for display; empty if there is none. */
  format: (values: AllShown<Values>, type: ProjectEventType) => string
}

function field<Values extends object, const Columns>(of: Field<Values, Columns>) {
  return of
}

/** Every field of a project or event, in the order of a review, except for the image, which is a file of the revision. */
export const fields = {
  title: field({
    label: m.moderation_field_title,
    columns: { title: ['card', 'pin'] },
    parse({ title }, refuse) {
      if (!title) refuse('title', m.posts_title_missing())
      if (title.length > TITLE_MAX) {
        refuse('title', m.posts_title_too_long({ max: TITLE_MAX, length: title.length }))
      }
      return { title }
    },
    format: ({ title }) => title,
  }),
  description: field({
    label: m.moderation_field_description,
    columns: { description: ['page'] },
    parse({ description }, refuse) {
      const { length } = description
      if (!description) refuse('description', m.posts_description_missing())
      if (length > DESCRIPTION_MAX) {
        refuse('description', m.posts_description_too_long({ max: DESCRIPTION_MAX, length }))
      }
      return { description }
    },
    format: ({ description }) => description,
  }),
  language: field({
    label: m.moderation_field_language,
    columns: { language: ['card', 'pin'] },
    parse: (draft) => ({ language: writtenIn(draft) }),
    format({ language }) {
      const known = parseLanguage(language)
      return known ? format.languageName(known) : language
    },
  }),
  translations: field({
    label: m.moderation_field_translations,
    columns: { translations: [] },
    parse: parseTranslations,
    format: ({ translations }) => describeTranslations(translations),
  }),
  category: field({
    label: m.moderation_field_category,
    columns: { category: ['card'] },
    parse(draft, refuse) {
      const category = parseCategory(draft.category)
      if (!category) refuse('category', m.posts_category_missing())
      return { category }
    },
    whenRefused: ({ category }) => ({ category: category || null }),
    format({ category }) {
      const known = parseCategory(category)
      return known ? categoryLabel(known) : (category ?? '')
    },
  }),
  when: field({
    label: m.moderation_field_when,
    columns: {
      timeZone: ['card', 'pin'],
      startDatetime: ['card', 'pin'],
      endDatetime: ['card', 'pin'],
      startDate: ['card', 'pin'],
      endDate: ['card', 'pin'],
    },
    parse: parseSchedule,
    whenRefused: scheduleWhenRefused,
    format: describeSchedule,
  }),
  where: field({
    label: m.moderation_field_where,
    columns: {
      region: ['card', 'pin'],
      district: ['card', 'pin'],
      location: ['card', 'pin'],
      latitude: ['pin', 'page'],
      longitude: ['pin', 'page'],
    },
    erased: ['location', 'latitude', 'longitude'],
    parse: parsePlace,
    whenRefused: placeWhenRefused,
    format: describePlace,
  }),
  support: field({
    label: m.moderation_field_support,
    columns: { supportTypes: ['card', 'pin'] },
    parse({ type, supportTypes }, refuse) {
      // An event can always be attended.
      if (type === 'project' && supportTypes.length === 0) {
        refuse('supportTypes', m.posts_support_types_missing())
      }
      return { supportTypes }
    },
    format: ({ supportTypes }) =>
      supportTypes.map((type) => kindLabel(parseSupportKind(type) ?? 'volunteer')).join(', '),
  }),
  places: field({
    label: m.moderation_field_places,
    columns: { places: ['card'] },
    parse(draft, refuse) {
      const places = parseCount(draft.places)
      if (draft.places && (places === null || places < 1 || places > PLACES_MAX)) {
        refuse('places', m.posts_places_wrong({ max: format.number(PLACES_MAX) }))
      }
      return { places: choosesDates(draft) ? placesOfDates(draft) : places }
    },
    whenRefused: () => ({ places: null }),
    format: ({ places }) => (places === null ? m.moderation_no_limit() : format.number(places)),
  }),
  choice: field({
    label: m.moderation_field_choice,
    columns: { chooseDates: ['page'] },
    parse: (draft) => ({ chooseDates: choosesDates(draft) }),
    format({ chooseDates }, type) {
      if (type === 'project') return ''
      return chooseDates ? m.moderation_choose_dates() : m.moderation_whole()
    },
  }),
  welcome: field({
    label: m.moderation_field_welcome,
    columns: { welcomesAll: ['page'] },
    parse: ({ welcomesAll }) => ({ welcomesAll: welcomesAll === 'on' }),
    format: ({ welcomesAll }) =>
      welcomesAll ? m.moderation_welcomes_all() : m.moderation_confirms_each(),
  }),
  ages: field({
    label: m.guardians_ages_field,
    columns: { ages: ['page'], minAge: ['page'] },
    parse(draft, refuse) {
      const ages = parseAges(draft.ages)
      const minAge = parseCount(draft.minAge)
      if (draft.minAge && (minAge === null || minAge < 1 || minAge > AGE_MAX)) {
        refuse('minAge', m.guardians_min_age_wrong({ max: AGE_MAX }))
      }
      if (ages === 'consent' && minAge !== null && minAge >= ADULT_AGE) {
        refuse('minAge', m.guardians_min_age_adult())
      }
      return { ages, minAge }
    },
    whenRefused: ({ ages }) => ({ ages: parseAges(ages), minAge: null }),
    format: agesText,
  }),
  questions: field({
    label: m.questions_field,
    columns: { questions: [] },
    parse(draft, refuse) {
      const questions = parseQuestions(draft.questions ?? [], writtenIn(draft), refuse)
      const isAsked =
        draft.type === 'event' || draft.supportTypes.some((kind) => ASKING_KINDS.includes(kind))
      if (questions.length > 0 && !isAsked) refuse('questions', m.questions_nobody_asked())
      return { questions }
    },
    whenRefused: () => ({ questions: [] }),
    format: ({ questions }) => describeQuestions(questions as Question[]),
  }),
  goal: field({
    label: m.moderation_field_goal,
    columns: { donationGoalCents: ['card'] },
    parse({ donationGoal, supportTypes }, refuse) {
      const donationGoalCents = parseCents(donationGoal)
      if (donationGoal && !supportTypes.includes('donate')) {
        refuse('donationGoal', m.posts_goal_without_donate())
      }
      if (donationGoal && (donationGoalCents === null || donationGoalCents < 100)) {
        refuse('donationGoal', m.posts_goal_wrong())
      }
      if (donationGoalCents !== null && donationGoalCents > GOAL_MAX_CENTS) {
        const max = format.number(GOAL_MAX_CENTS / 100)
        refuse('donationGoal', m.posts_goal_too_high({ max }))
      }
      return { donationGoalCents }
    },
    whenRefused: () => ({ donationGoalCents: null }),
    format: ({ donationGoalCents: cents }) => (cents === null ? '' : format.money(cents)),
  }),
}
