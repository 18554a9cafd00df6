import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { DRAFT_TEXT_MAX, REGISTRATION_FIELDS } from '../registration.ts'

const text = z
  .string()
  .max(DRAFT_TEXT_MAX, { error: () => m.registration_too_long({ max: DRAFT_TEXT_MAX }) })
  .transform((words) => words.toWellFormed().replaceAll('\u0000', ''))

/** The typed values; fields left out are unchanged. */
export const registrationValues = z.partialRecord(z.enum(REGISTRATION_FIELDS), text)

/** Saves the registration draft without validation, under the guest's id or the member's. One draft per user. */
export const saveRegistrationDraft = command({
  name: 'partners.save-registration-draft',
  for: 'guest',
  feature: 'partner-registration',
  input: registrationValues,
  async run({ db, actor, input, now }) {
    const owner =
      actor.kind === 'member'
        ? ({ userId: actor.userId } as const)
        : ({ guestId: actor.kind === 'guest' ? actor.guestId : '' } as const)
    const column = actor.kind === 'member' ? 'userId' : 'guestId'
    const content = sql`${JSON.stringify(input)}::jsonb`
    return db
      .insertInto('registrationDrafts')
      .values({ id: newId(now), ...owner, content: content as never, updatedAt: now })
      .onConflict((conflict) =>
        conflict.column(column).doUpdateSet({
          content: sql`registration_drafts.content || excluded.content`,
          updatedAt: now,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  },
})
