import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { format } from '#platform/text/format.ts'
import { versionOf } from '#platform/text/version-of.ts'
import { ALT_MAX } from '../partners/offer.ts'
import { BODY_MAX, NEWS_SUMMARY_MAX, NEWS_TITLE_MAX } from './news.ts'

const text = (max: number) =>
  z
    .string()
    .default('')
    .transform(sanitizeText)
    .pipe(
      z.string().max(max, {
        error: ({ input }) =>
          m.newsdesk_too_long({
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
  imageFileId: z.uuid().nullable().default(null),
  /** Alternative text of the picture; dropped without a picture. */
  imageAlt: text(ALT_MAX),
})

/** The form's values as columns of `news`. */
export function newsColumns(form: z.output<typeof newsForm>) {
  return {
    title: form.title,
    summary: form.summary,
    body: form.body,
    imageFileId: form.imageFileId,
    imageAlt: form.imageFileId ? form.imageAlt : '',
  }
}

/** The version of an article's text and picture. */
export function newsVersion(row: ReturnType<typeof newsColumns>): string {
  return versionOf([row.title, row.summary, row.body, row.imageFileId, row.imageAlt])
}
