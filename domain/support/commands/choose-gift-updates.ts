import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { findGiftUpdates } from '../find-gift-updates.ts'

/**
 * Stops the emails with updates of what was given to without an account, for all gifts of the same address to it; or asks for them, in
 * the language of the page. For a caller verified as the donor. Repeating it changes nothing.
 *
 * @throws AppError not_found for a gift of an account, which has its own choices, and of a donor who was erased.
 */
export const chooseGiftUpdates = command({
  name: 'gifts.choose-updates',
  for: 'system',
  input: z.object({ id: z.string(), isWanted: z.boolean() }),
  async run({ db, input }): Promise<void> {
    const found = await findGiftUpdates(db, input.id)
    if (!found) throw new AppError('not_found', m.gifts_unknown())
    await db
      .updateTable('supports')
      .set({ updatesIn: input.isWanted ? pageLanguage() : null })
      .where('projectEventId', '=', found.itemId)
      .where('kind', '=', 'donate')
      .where('userId', 'is', null)
      .where(
        input.isWanted
          ? sql<boolean>`id = ${input.id}`
          : sql<boolean>`app.mailbox_of(email) = app.mailbox_of(${found.email})`,
      )
      .execute()
  },
})
