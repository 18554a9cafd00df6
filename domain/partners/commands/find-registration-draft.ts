import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { REGISTRATION_FIELDS, type RegistrationValues } from '../registration.ts'

export type RegistrationDraft = { id: string; values: RegistrationValues }

// What an earlier version of the form has left may name fields that are gone.
const stored = z.record(z.string(), z.string()).catch({})

/**
 * What the caller has typed of a registration so far, or null. A member takes over the draft that `draftId` names, should
 * nobody have signed in with it yet and no other be theirs: the verification mail leads back by it, also in another browser.
 */
export const findRegistrationDraft = command({
  name: 'partners.find-registration-draft',
  for: 'guest',
  input: z.object({ draftId: z.uuid().optional() }),
  async run({ db, actor, input }): Promise<RegistrationDraft | null> {
    if (actor.kind === 'member' && input.draftId) {
      await sql`select app.claim_registration_draft(${input.draftId})`.execute(db)
    }
    const row = await db
      .selectFrom('registrationDrafts')
      .select(['id', 'content'])
      .executeTakeFirst()
    if (!row) return null
    const content = stored.parse(row.content)
    const values: RegistrationValues = {}
    for (const field of REGISTRATION_FIELDS) {
      const words = content[field]
      if (words !== undefined) values[field] = words
    }
    return { id: row.id, values }
  },
})
