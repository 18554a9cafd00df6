import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { findSupport } from '../find-support.ts'
import { isSignUpOver } from '../chosen-date-columns.ts'
import { notifyInLine, type LineNews } from '../notify-in-line.ts'

type Context = Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>
type Due = { id: string; userId: string | null }

/**
 * Takes the next step of a waiting list, if one is due: ends an offer that was not answered in time, which passes the
 * place on; emails an offer, from which on there is time to answer; or closes the list of what is over. Changes one
 * sign-up in each transaction, so that no two processes wait for each other; returns whether there may be more to do.
 */
export const moveWaitingLists = command({
  name: 'support.move-waiting-lists',
  for: 'system',
  input: z.object({}),
  async run(ctx): Promise<boolean> {
    if ((await endOffer(ctx)) || (await emailOffer(ctx)) || (await closeLine(ctx))) return true
    await takeBackOffer(ctx)
    return false
  },
})

async function endOffer(ctx: Context): Promise<boolean> {
  const { db, now } = ctx
  const due = await oneInLine(db, 'offered')
    .where('supports.offeredUntil', '<=', now)
    .where('projectEvents.isPublic', '=', true)
    .orderBy('supports.offeredUntil')
    .executeTakeFirst()
  if (!due) return false
  await set(ctx, due, { status: 'lapsed', decidedAt: now })
  return tell(ctx, due, { what: 'ended' })
}

async function emailOffer(ctx: Context): Promise<boolean> {
  const { db, now } = ctx
  const due = await oneInLine(db, 'offered')
    .select(offerEnd(now).as('until'))
    .where('supports.offeredUntil', 'is', null)
    .where(offerEnd(now), 'is not', null)
    .orderBy('supports.waitingSince')
    .executeTakeFirst()
  if (!due?.until) return false
  await set(ctx, due, { offeredUntil: due.until })
  return tell(ctx, due, { what: 'offered', until: due.until })
}

async function closeLine(ctx: Context): Promise<boolean> {
  const { db, now } = ctx
  const due = await oneInLine(db, 'waiting').where(isSignUpOver(now)).executeTakeFirst()
  if (!due) return false
  await set(ctx, due, { status: 'lapsed', decidedAt: now })
  return tell(ctx, due, { what: 'closed' })
}

/**
 * What is hidden, or begins too soon for an answer, is not offered: they keep their place in line, and can take a place
 * that is free.
 */
async function takeBackOffer(ctx: Context): Promise<void> {
  const { db, now } = ctx
  const due = await oneInLine(db, 'offered')
    .where((is) =>
      is.or([
        is('projectEvents.isPublic', '=', false),
        is.and([is('supports.offeredUntil', 'is', null), is(offerEnd(now), 'is', null)]),
      ]),
    )
    // One that begins too soon may be offered again at once: whoever was changed longest ago comes first.
    .orderBy('projectEvents.isPublic')
    .orderBy('supports.updatedAt')
    .executeTakeFirst()
  if (due) await set(ctx, due, { status: 'waiting', offeredUntil: null })
}

/** One sign-up in a line, locked, that no other process has in hand. */
function oneInLine(db: Db, status: 'waiting' | 'offered') {
  return db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(['supports.id', 'supports.userId'])
    .where('supports.status', '=', status)
    .limit(1)
    .forUpdate('supports')
    .skipLocked()
}

function offerEnd(now: Date) {
  return sql<Date | null>`app.offer_end(supports.project_event_id, ${now}, supports.date_id)`
}

async function set(
  { db, now }: Context,
  { id }: Due,
  values: { status?: 'lapsed' | 'waiting'; decidedAt?: Date; offeredUntil?: Date | null },
): Promise<void> {
  await db
    .updateTable('supports')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

async function tell(ctx: Context, { id, userId }: Due, news: LineNews): Promise<true> {
  const support = await findSupport(ctx.db, id, 'any')
  if (support && userId) await notifyInLine(ctx, { support, userId }, news)
  return true
}
