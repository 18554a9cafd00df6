import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/text/language.ts'
import { notApproved, onlyTranslated, type InEach } from '#domain/translations/short-texts.ts'

/** The most pictures of one project or event. */
export const PICTURES_MAX = 8
/** The maximum length of a caption and of an alt text. */
export const PICTURE_TEXT_MAX = 300

/** The texts of a picture that may be in several languages. */
export const PICTURE_TEXTS = ['caption', 'alt'] as const

/**
 * A picture of a project or event with its caption and its alt text (what it shows, for people who cannot see it), which may be empty.
 * The first one is the main picture, which lists show.
 */
export type Picture = {
  fileId: string
} & InEach<(typeof PICTURE_TEXTS)[number]>

/** The texts of all pictures in a form, for a language model to translate. */
export const PICTURE_INPUTS = PICTURE_TEXTS.map((text) => `pictures.*.${text}`)

/**
 * What is written about pictures in another language than the item's and not in that, or was suggested and not approved, by input of
 * the editor.
 */
export function pictureProblems(
  pictures: readonly Picture[],
  { draft, language }: { draft: object; language: Language },
): FieldErrors {
  const problems = pictures.map((picture, at) =>
    onlyTranslated(picture, PICTURE_TEXTS, { own: language, prefix: `pictures.${at}.` }),
  )
  const suggested = notApproved(draft, pictures, { texts: PICTURE_TEXTS, own: language })
  return Object.assign({}, ...problems, suggested)
}
