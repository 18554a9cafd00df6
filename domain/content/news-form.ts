import { z } from 'zod'
import { m } from '#messages'
import { typedText } from '#platform/text/typed-line.ts'
import { format } from '#platform/text/format.ts'
import type { Translations } from '#platform/text/translations.ts'
import { versionOf } from '#platform/text/version-of.ts'
import { ALT_MAX } from '../partners/offer.ts'
import {
  BODY_MAX,
  NEWS_PICTURE_TEXTS,
  NEWS_SUMMARY_MAX,
  NEWS_TEXTS,
  NEWS_TITLE_MAX,
} from './news.ts'
import { shortInputs } from '#domain/translations/short-texts.ts'
import {
  inEachLanguage,
  translationColumns,
  translationValues,
} from '#domain/translations/translation-columns.ts'

const text = (max: number) =>
  typedText.pipe(
    z.string().max(max, {
      error: ({ input }) =>
        m.forms_shorten({
          length: format.number(String(input).length),
          max: format.number(max),
        }),
    }),
  )

/** The article form. */
export const newsForm = z.object({
  title: text(NEWS_TITLE_MAX).pipe(z.string().min(1, { error: () => m.newsdesk_title_missing() })),
  summary: text(NEWS_SUMMARY_MAX).pipe(
    z.string().min(1, { error: () => m.newsdesk_summary_missing() }),
  ),
  /** Plain paragraphs; may be empty. */
  body: text(BODY_MAX),
  /** In which these are; empty: in that of their letters. */
  language: z.string().max(10).default(''),
  ...inEachLanguage({
    title: text(NEWS_TITLE_MAX),
    summary: text(NEWS_SUMMARY_MAX),
    body: text(BODY_MAX),
  }),
  /** The project or event of the organization that it is an update of; null for news of the organization. */
  projectEventId: z.uuid().nullable().default(null),
  imageFileId: z.uuid().nullable().default(null),
  /** Alternative text of the picture; dropped without a picture. */
  imageAlt: text(ALT_MAX),
  ...Object.fromEntries(shortInputs(NEWS_PICTURE_TEXTS).map((input) => [input, text(ALT_MAX)])),
})

/** The form's values as columns of `news`. @throws AppError bad_input for a translation that is not whole. */
export function newsColumns(form: z.output<typeof newsForm>) {
  const { imageFileId } = form
  return {
    ...translationColumns(form, NEWS_TEXTS, imageFileId ? NEWS_PICTURE_TEXTS : []),
    title: form.title,
    summary: form.summary,
    body: form.body,
    projectEventId: form.projectEventId,
    imageFileId,
    imageAlt: imageFileId ? form.imageAlt : '',
  }
}

/** The version of an article's texts and picture. */
export function newsVersion(
  row: Omit<ReturnType<typeof newsColumns>, 'translations' | 'language'> & {
    language: string
    translations: unknown
  },
): string {
  const translations = Object.entries(
    translationValues(row.language, row.translations as Translations),
  )
  return versionOf([
    row.title,
    row.summary,
    row.body,
    row.projectEventId,
    row.imageFileId,
    row.imageAlt,
    ...translations.toSorted().flat(),
  ])
}
