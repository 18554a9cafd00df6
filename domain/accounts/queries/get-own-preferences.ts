import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Preferences } from '../preferences.ts'
import { readPreferences } from '../read-preferences.ts'

/** The caller's own preferences, in the order of the form; empty while none are stored. */
export const getOwnPreferences = query({
  name: 'accounts.get-own-preferences',
  for: 'member',
  input: z.object({}),
  run({ db, actor }): Promise<Preferences> {
    return readPreferences(db, actor.kind === 'member' ? actor.userId : '')
  },
})
