import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { format } from '#platform/text/format.ts'
import { DESCRIPTION_MAX, NAME_MAX, NAME_MIN } from './group.ts'

/** The database counts characters, and so do people: an emoji is one. */
const charactersOf = (text: string) => Array.from(text).length

const text = (max: number) =>
  z
    .string()
    .default('')
    .transform(sanitizeText)
    .refine((given) => charactersOf(given) <= max, {
      error: ({ input }) =>
        m.groups_too_long({
          length: format.number(charactersOf(String(input))),
          max: format.number(max),
        }),
    })

/** A group as its leader describes it. */
export const groupForm = z.object({
  name: text(NAME_MAX)
    .transform((name) => name.replaceAll(/\s+/g, ' '))
    .refine((name) => charactersOf(name) >= NAME_MIN, { error: () => m.groups_name_missing() })
    // It stands in mails and on organizations' pages, where it must not be somebody's link.
    .refine(
      (name) => !/:\/\/|\bwww\./i.test(name) && (name.length < NAME_MIN || stripLinks(name)),
      {
        error: () => m.groups_name_has_link(),
      },
    ),
  /** Plain paragraphs; may be empty. */
  description: text(DESCRIPTION_MAX),
})
