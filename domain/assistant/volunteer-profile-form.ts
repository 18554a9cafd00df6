import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { tidyWords } from './tidy-words.ts'
import {
  CONNECTIONS,
  VOLUNTEER_SUPPORT_TYPES,
  VISIT_FREQUENCIES,
  WORD_MAX,
  WORDS_MAX,
} from './volunteer-profile.ts'

/** Whatever is too long or too much is told, never cut: it is what somebody typed. */
const words = z
  .array(z.string().transform((word) => sanitizeText(word).replaceAll(/\s+/g, ' ')))
  .transform((all) => all.filter((word) => word !== ''))
  .refine((all) => all.every((word) => [...word].length <= WORD_MAX), {
    error: () => m.volunteerprofile_word_too_long({ max: WORD_MAX }),
  })
  .refine((all) => all.length <= WORDS_MAX, {
    error: () => m.volunteerprofile_too_many_words({ max: WORDS_MAX }),
  })
  .transform(tidyWords)

const one = <Word extends string>(of: readonly [Word, ...Word[]]) =>
  z.enum(of, { error: () => m.volunteerprofile_choose() })

/** A profile as its form says it. */
export const volunteerProfileForm = z.object({
  interests: words,
  skills: words,
  supportType: one(VOLUNTEER_SUPPORT_TYPES),
  connection: one(CONNECTIONS),
  visitFrequency: one(VISIT_FREQUENCIES),
  tags: words,
})
