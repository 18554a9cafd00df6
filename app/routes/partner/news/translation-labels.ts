import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES } from '#platform/text/language.ts'

/** The labels of an article's texts in each language, by input: `title_he` and so on. */
export function translationLabels(): Record<string, string> {
  return Object.fromEntries(
    ALL_LANGUAGES.flatMap((language) => {
      const words = { language: format.languageName(language) }
      return [
        [`title_${language}`, m.newsdesk_field_title_in(words)],
        [`summary_${language}`, m.newsdesk_field_summary_in(words)],
        [`body_${language}`, m.newsdesk_field_body_in(words)],
      ]
    }),
  )
}
