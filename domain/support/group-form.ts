import { z } from 'zod'
import { m } from '#messages'
import { typedText } from '#platform/text/typed-line.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { format } from '#platform/text/format.ts'
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX, GROUP_NAME_MIN } from './group.ts'

/** Counts characters like the database does: an emoji is one. */
const charactersOf = (text: string) => Array.from(text).length

const text = (max: number) =>
  typedText.refine((given) => charactersOf(given) <= max, {
    error: ({ input }) =>
      m.forms_shorten({
        length: format.number(charactersOf(String(input))),
        max: format.number(max),
      }),
  })

/** The group form. */
export const groupForm = z.object({
  name: text(GROUP_NAME_MAX)
    .transform((name) => name.replaceAll(/\s+/g, ' '))
    .refine((name) => charactersOf(name) >= GROUP_NAME_MIN, {
      error: () => m.groups_name_missing(),
    })
    // It appears in emails and on organizations' pages, where it must not contain a link.
    .refine(
      (name) => !/:\/\/|\bwww\./i.test(name) && (name.length < GROUP_NAME_MIN || stripLinks(name)),
      {
        error: () => m.groups_name_has_link(),
      },
    ),
  /** Plain paragraphs; may be empty. */
  description: text(GROUP_DESCRIPTION_MAX),
})
