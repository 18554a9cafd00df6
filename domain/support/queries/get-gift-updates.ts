import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { findGiftUpdates } from '../find-gift-updates.ts'

/** Returns whether the donor of a gift without an account wants emails about what they gave to; null for others. For the holder of an emailed link. */
export const getGiftUpdates = query({
  name: 'gifts.get-updates',
  for: 'system',
  input: z.object({ id: z.string() }),
  async run({ db, input }): Promise<{ title: string; isWanted: boolean } | null> {
    const found = await findGiftUpdates(db, input.id)
    return found && { title: inPageLanguage(found.titles), isWanted: found.isWanted }
  },
})
