import { BIO_MAX } from '#domain/ambassadors/ambassador.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { EachText } from '../../partner/texts-in-each.tsx'

/** The texts of an ambassador's page, as its form asks for them. */
export const pageTexts: EachText[] = [
  {
    name: 'bio',
    label: m.becoming_bio,
    help: () => m.becoming_bio_help({ max: format.number(BIO_MAX) }),
    rows: 8,
  },
]
