import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { ALL_LANGUAGES } from '#platform/text/language.ts'

/** Saves the language in which this user is written to. */
export const chooseLanguage = command({
  name: 'accounts.choose-language',
  for: 'member',
  input: z.object({ language: z.enum(ALL_LANGUAGES) }),
  async run({ db, actor, input }) {
    if (actor.kind !== 'member') return
    await db
      .updateTable('profiles')
      .set({ language: input.language })
      .where('id', '=', actor.userId)
      .where('language', 'is distinct from', input.language)
      .execute()
  },
})
