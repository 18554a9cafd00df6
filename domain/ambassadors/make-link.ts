import { randomInt } from 'node:crypto'
import type { Db } from '#platform/database/scope.ts'
import { CODE_LENGTH, CODE_SIGNS } from './link.ts'

/** Codes are random; five collisions in a row do not happen. */
const DRAWS = 5

/** Creates the link of an ambassador (`campaignId` null) or of one of their campaigns, and returns its code. */
export async function makeLink(
  db: Db,
  of: { ambassadorId: string; campaignId: string | null; now: Date },
): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const code = drawCode()
    // oxlint-disable-next-line no-await-in-loop -- the next only where this one is taken
    const made = await db
      .insertInto('ambassadorLinks')
      .values({
        code,
        ambassadorId: of.ambassadorId,
        campaignId: of.campaignId,
        createdAt: of.now,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst()
    if (made) return made.code
  }
  throw new Error('no free code for a link was found')
}

function drawCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(
    '',
  )
}
