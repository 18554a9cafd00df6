import { m } from '#messages'
import type { EachText } from '../../partner/texts-in-each.tsx'

/** The texts of a resource, as its form asks for them. */
export const resourceTexts: EachText[] = [
  { name: 'title', label: m.content_title, required: true },
  { name: 'description', label: m.content_description, rows: 3 },
]
