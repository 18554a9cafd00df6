import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, pageLanguage, type Language } from '#platform/text/language.ts'
import { languageWritten } from '#platform/text/translations.ts'
import { approvalInput, NOT_APPROVED, type ApprovalInput } from '#domain/translations/translated.ts'
import type { DraftContent, Refuse } from './fields.ts'
import { DESCRIPTION_MAX, LOCATION_MAX, TITLE_MAX } from './project-event.ts'

/** The texts that an item may have in several languages; a translation may leave out where it takes place. */
export const TEXTS = ['title', 'description', 'location'] as const
export type ItemText = (typeof TEXTS)[number]
type ItemTranslation = Record<Exclude<ItemText, 'location'>, string> & { location?: string }
export type ItemTranslations = Partial<Record<Language, ItemTranslation>>
export type TranslationInput = `${ItemText}_${Language}` | ApprovalInput

/** The inputs for the texts in each language, with their labels; those of the language in which an item is written are not used. */
export const translationLabels = Object.fromEntries(
  ALL_LANGUAGES.flatMap((language): [string, () => string][] => [
    [
      `title_${language}`,
      () => m.posts_field_title_in({ language: format.languageName(language) }),
    ],
    [
      `description_${language}`,
      () => m.posts_field_description_in({ language: format.languageName(language) }),
    ],
    [
      `location_${language}`,
      () => m.posts_field_location_in({ language: format.languageName(language) }),
    ],
    [
      approvalInput(language),
      () => m.content_approval_in({ language: format.languageName(language) }),
    ],
  ]),
) as Record<TranslationInput, () => string>

type Written = Pick<DraftContent, 'title' | 'description' | 'language'>

/** The language of a draft's own texts. One that does not say is in that of its letters, an empty one in that of the page. */
export function writtenIn({ language, title, description }: Written): Language {
  return languageWritten(language, `${title} ${description}`)
}

/**
 * Reads the texts in other languages: in each, title and description or nothing, where it takes place if the item says that, and all
 * approved if they were suggested.
 */
export function parseTranslations(draft: DraftContent, refuse: Refuse) {
  const language = writtenIn(draft)
  const translations: ItemTranslations = {}
  for (const other of ALL_LANGUAGES) {
    if (other === language) continue
    const title = draft[`title_${other}`]
    const description = draft[`description_${other}`]
    const location = draft[`location_${other}`]
    if (!title && !description && !location) continue
    const words = { language: format.languageName(other) }
    if (draft[approvalInput(other)] === NOT_APPROVED) {
      refuse(approvalInput(other), m.content_not_approved_in(words))
    }
    if (!title) refuse(`title_${other}`, m.posts_title_missing_in(words))
    if (!description) refuse(`description_${other}`, m.posts_description_missing_in(words))
    if (title.length > TITLE_MAX) {
      const { length } = title
      refuse(`title_${other}`, m.posts_title_too_long({ max: TITLE_MAX, length }))
    }
    if (description.length > DESCRIPTION_MAX) {
      const { length } = description
      const most = { max: DESCRIPTION_MAX, length }
      refuse(`description_${other}`, m.posts_description_too_long(most))
    }
    if (location && !draft.location) refuse(`location_${other}`, m.content_only_in(words))
    if (location.length > LOCATION_MAX) {
      refuse(`location_${other}`, m.posts_location_too_long({ max: LOCATION_MAX }))
    }
    translations[other] = { title, description, ...(location && { location }) }
  }
  return { translations }
}

/** The texts in other languages, as a review shows them. */
export function describeTranslations(translations: ItemTranslations): string {
  return Object.values(translations)
    .map(({ title, description, location }) =>
      [title, description, location].filter(Boolean).join('\n\n'),
    )
    .join('\n\n')
}

type Texts = Record<ItemText | 'language', string | null>

/** The texts in the language of the page, else as they were written. */
export function textsShown<Of extends Texts & { translations: ItemTranslations }>(of: Of) {
  const language = pageLanguage()
  const translated = of.translations[language]
  if (!translated) return pickTexts(of)
  return { ...translated, location: translated.location ?? of.location, language }
}

function pickTexts<Of extends Texts>(of: Of): Pick<Of, keyof Texts> {
  const { title, description, location, language } = of
  return { title, description, location, language }
}

/** The title of a draft, in the language of the page or mail if it has one; empty if it has none. */
export function draftTitle(draft: DraftContent): string {
  const inPage = draft[`title_${pageLanguage()}`]
  return (writtenIn(draft) !== pageLanguage() && inPage) || draft.title
}
