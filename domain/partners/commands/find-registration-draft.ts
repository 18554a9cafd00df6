import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { REGISTRATION_FIELDS, type RegistrationValues } from '../registration.ts'

export type RegistrationDraft = { id: string; values: RegistrationValues }

// Drafts saved by an earlier version of the form may have fields that no longer exist.
const stored = z.record(z.string(), z.string()).catch({})

/**
 * Returns the caller's registration draft, or null. A member adopts the draft `draftId` if it is still a guest's and
 * they have none: the link in the verification email carries it, also to another browser.
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
