import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { writeAudit } from '#platform/audit.ts'
import { findStoredResult } from '#platform/request-keys.ts'
import { newId } from '#platform/database/new-id.ts'
import { interaction } from './asking.ts'
import { memberOf, system, type TestApp } from './create-test-app.ts'

/** Inserts rows of different users into every table that the demo leaves empty, so that finding none is meaningful. */
export async function seedRows(app: TestApp): Promise<void> {
  const now = app.runtime.clock.now()
  await app.runtime.scope.as(system, async (db) => {
    const mail = composeMail({
      kind: 'test',
      to: DEMO_USERS.supporter.email,
      subject: 'Hello',
      greeting: 'Hello',
      paragraphs: [],
      footer: '',
    })
    await enqueueMail(db, mail, now)
    await writeAudit(db, system, { name: 'test.furnish' }, 'test', now, { subject: 'profiles' })
  })
  // One of the admin, two of the superuser: each sees their own.
  for (const [who, name] of [
    ['admin', 'One'],
    ['superuser', 'One'],
    ['superuser', 'Two'],
  ] as const) {
    const actor = memberOf(who)
    const filter = { id: newId(), userId: actor.userId, list: '/admin/users', name }
    await app.runtime.scope.asStaff(actor, (db) =>
      db
        .insertInto('savedFilters')
        .values({ ...filter, query: 'q=mine', createdAt: now })
        .execute(),
    )
  }
  const someGuest = { kind: 'guest', guestId: newId() } as const
  for (const actor of [memberOf('supporter'), memberOf('partner'), someGuest]) {
    const key = actor.kind === 'guest' ? `guest:${actor.guestId}` : `member:${actor.userId}`
    await app.runtime.scope.as(actor, (db) =>
      findStoredResult(db, {
        actor: key,
        operation: 'test',
        key: 'a',
        content: '',
        keptMinutes: 10,
        now,
      }),
    )
    const own = actor.kind === 'guest' ? { guestId: actor.guestId } : { userId: actor.userId }
    const message = { id: newId(), kind: 'contact', name: 'Somebody', email: 'some@where.example' }
    await app.as(actor).insert('inboxMessages', {
      ...message,
      ...own,
      subject: 'A question',
      message: 'How do I begin?',
    })
    const { id: variant_id } = await app.runtime.scope.as(system, (db) =>
      db.selectFrom('productVariants').select('id').limit(1).executeTakeFirstOrThrow(),
    )
    const wanted = { id: newId(), variantId: variant_id, quantity: 1, seenPriceCents: 100 }
    await app.as(actor).insert('cartLines', { ...wanted, ...own })
    const seen = { id: newId(), activityType: 'page_view', details: '{"path":"/"}' }
    await app.as(actor).insert('userActivity', {
      ...seen,
      ...(actor.kind === 'member' ? { userId: actor.userId } : {}),
    })
    const asker = actor.kind === 'member' ? { userId: actor.userId } : {}
    const questions = ['answered', 'nothing-found', 'failed'].map((outcome) =>
      interaction({ outcome, ...asker }),
    )
    await app.as(actor).insert('assistantInteractions', questions)
  }
}
