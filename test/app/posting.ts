import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { contentSchema, toRow } from '#domain/project-events/content.ts'
import { writeDates } from '#domain/project-events/write-dates.ts'
import type { DraftContent } from '#domain/project-events/fields.ts'
import type { Db } from '#platform/database/scope.ts'
import { memberOf, system, type Person, type TestApp } from './create-test-app.ts'
import { addPartner } from './public-rows.ts'

type Typed = Partial<Omit<DraftContent, 'type'>>

/** A complete project draft, ready to submit. */
export const wholeProject: Typed = {
  title: 'A reading room',
  description: 'Books for every child of the neighborhood.',
  category: 'education',
  supportTypes: ['volunteer', 'donate'],
  region: 'asia',
  district: 'haifa-district',
  location: 'Wadi Nisnas, Haifa',
  donationGoal: '25,000',
}

/** A complete event draft some months ahead, ready to submit. */
export function wholeEvent(now: Date): Typed {
  const day = new Date(now.getTime() + 90 * 86_400_000).toISOString().slice(0, 10)
  return { ...wholeProject, donationGoal: '', startDate: day, startTime: '18:00', endTime: '21:00' }
}

/** Ensures that two cast members have approved organizations, and the applicant a pending one. */
export async function seedPosters(app: TestApp): Promise<void> {
  for (const person of ['partner', 'partner2', 'applicant'] as const) {
    const [found] = await app.as(system).rows('partners', ['id'], { userId: DEMO_USERS[person].id })
    if (found) continue
    const waits = { status: 'pending', approved_at: null }
    await addPartner(app, {
      userId: DEMO_USERS[person].id,
      name: `${DEMO_USERS[person].fullName}’s organization`,
      ...(person === 'applicant' ? waits : {}),
    })
  }
}

/** Suspends a user's organization, or approves it again. */
export async function setPartnerStatus(app: TestApp, person: Person, status: string) {
  await app.asStaff('admin').update('partners', { status }, { userId: DEMO_USERS[person].id })
}

/** The stored state of a post and of each of its proposals, oldest first. */
export async function statesOf(app: TestApp, postId: string): Promise<[string, string[]]> {
  return app.runtime.scope.as(system, async (db) => {
    const item = await db
      .selectFrom('projectEvents')
      .select('status')
      .where('id', '=', postId)
      .executeTakeFirstOrThrow()
    const revisions = await db
      .selectFrom('projectEventRevisions')
      .select('status')
      .where('projectEventId', '=', postId)
      .orderBy('number')
      .execute()
    return [item.status, revisions.map(({ status }) => status)]
  })
}

/** Decides a post's pending proposal as staff, for tests of what follows. */
export async function decidePost(
  app: TestApp,
  postId: string,
  status: 'approved' | 'rejected' | 'changes_asked',
  reason: string | null = status === 'approved' ? null : 'Please add a photo.',
): Promise<void> {
  const now = app.runtime.clock.now()
  await app.runtime.scope.asStaff(memberOf('admin'), async (db) => {
    const { content, imageFileId } = await db
      .updateTable('projectEventRevisions')
      .set({ status, reason, decidedAt: now, decidedBy: DEMO_USERS.admin.id })
      .where('projectEventId', '=', postId)
      .where('status', '=', 'pending')
      .returning(['content', 'imageFileId'])
      .executeTakeFirstOrThrow()
    const item = db.updateTable('projectEvents').where('id', '=', postId)
    if (status === 'approved') {
      const { columns, dates } = toRow(contentSchema.parse(content))
      await item.set({ ...columns, imageFileId: imageFileId, status, approvedAt: now }).execute()
      await writeDates(db, postId, dates)
    } else {
      await item.set({ status }).where('status', '=', 'pending').execute()
    }
  })
}

/**
 * Runs `second` against uncommitted changes of `first`: both start from the same rows. Requires two open transactions,
 * so this works only on a PostgreSQL server.
 */
export async function collide(
  app: TestApp,
  first: (db: Db) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<unknown> {
  let late: Promise<unknown> = Promise.resolve()
  await app.runtime.scope.as(memberOf('partner'), async (db) => {
    await first(db)
    let isOver = false
    // The test inspects its rejection.
    late = second()
      .catch((error: unknown) => error)
      .finally(() => (isOver = true))
    while (!isOver) {
      const [waiting] = await app.asOwner<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if (waiting!.n > 0) return
    }
  })
  return late
}

/** Whether `collide` can run. */
export const canCollide = process.env['TEST_DATABASE'] === 'postgres'
