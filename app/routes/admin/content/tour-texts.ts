import { m } from '#messages'
import type { EachText } from '../../partner/texts-in-each.tsx'

/** The texts of a tour, as its form asks for them. */
export const tourTexts: EachText[] = [
  { name: 'title', label: m.content_title, required: true },
  {
    name: 'summary',
    label: m.content_summary,
    help: m.content_summary_help,
    rows: 2,
    required: true,
  },
  { name: 'description', label: m.content_description, rows: 8, required: true },
  { name: 'stops', label: m.content_stops, help: m.content_stops_help, rows: 5 },
]
