import { m } from '#messages'
import { BODY_MAX, NEWS_SUMMARY_MAX, NEWS_TITLE_MAX } from '#domain/content/news.ts'
import { format } from '#platform/text/format.ts'
import type { EachText } from '../texts-in-each.tsx'

/** The texts of an article, as its editor asks for them. */
export const newsTexts: EachText[] = [
  {
    name: 'title',
    label: m.newsdesk_field_title,
    labelIn: m.newsdesk_field_title_in,
    help: () => m.forms_up_to_characters({ max: format.number(NEWS_TITLE_MAX) }),
    required: true,
  },
  {
    name: 'summary',
    label: m.newsdesk_field_summary,
    labelIn: m.newsdesk_field_summary_in,
    help: () => m.newsdesk_field_summary_help({ max: format.number(NEWS_SUMMARY_MAX) }),
    rows: 3,
    required: true,
  },
  {
    name: 'body',
    label: m.newsdesk_field_body,
    labelIn: m.newsdesk_field_body_in,
    help: () => m.newsdesk_field_body_help({ max: format.number(BODY_MAX) }),
    rows: 12,
  },
]
