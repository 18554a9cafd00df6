import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { addSupport, addSupportable } from '#test/app/supporting.ts'

const app = startTestApp()

const past = { endDate: '2020-01-01' }

const set = (who: Person, table: 'supports' | 'projectEvents', id: string, to: object) =>
  app.runtime.scope.as(memberOf(who), (db) =>
    db.updateTable(table).set(to).where('id', '=', id).executeTakeFirst(),
  )

test('no one reaches other users’ rows', async () => {
  const itemId = await addSupportable(app, past)
  const id = await addSupport(app, { itemId, status: 'completed' })
  for (const who of ['partner2', 'applicant', 'ambassador', 'admin'] as const) {
    expect((await set(who, 'supports', id, { hours: 5 })).numUpdatedRows).toBe(0n)
    const done = { completedAt: new Date(), hours: 5 }
    expect((await set(who, 'projectEvents', itemId, done)).numUpdatedRows).toBe(0n)
  }
  // A supporter can change their own support in one way only: cancel it.
  await expect(set('supporter', 'supports', id, { hours: 5 })).toBeRefused('forbidden')
})

test.each([{ hours: 10_001 }, { hours: -1 }, { meals: 100_001 }])(
  'the database refuses a support of %j',
  async (to) => {
    const id = await addSupport(app, {
      itemId: await addSupportable(app),
      status: 'completed',
    })
    await expect(set('partner', 'supports', id, to)).rejects.toThrow(/violates check constraint/)
  },
)

test('and figures of supports that are not completed, have not begun or are not public', async () => {
  const open = await addSupport(app, {
    itemId: await addSupportable(app),
    status: 'confirmed',
  })
  await expect(set('partner', 'supports', open, { hours: 5 })).rejects.toMatchObject({
    constraint: 'outcome_of_completed',
  })
  const item = await addSupportable(app, past)
  await expect(set('partner', 'projectEvents', item, { hours: 5 })).rejects.toMatchObject({
    constraint: 'outcome_of_completed_item',
  })
  const completedAt = new Date()
  await expect(
    set('partner', 'projectEvents', item, { completedAt, hours: 1_000_001 }),
  ).rejects.toThrow(/violates check constraint/)
  const later = await addSupportable(app, { startDate: '2999-01-01' })
  await expect(set('partner', 'projectEvents', later, { completedAt })).rejects.toMatchObject({
    constraint: 'completed_after_it_began',
  })
  const down = await addSupportable(app, { ...past, status: 'withdrawn' })
  await expect(set('partner', 'projectEvents', down, { completedAt })).toBeRefused('forbidden')
})

test('an enquiry has no figures', async () => {
  const id = newId()
  const itemId = await addSupportable(app)
  const row = {
    id,
    projectEventId: itemId,
    kind: 'business',
    status: 'completed',
    userId: DEMO_USERS.supporter.id,
    name: 'Sarah',
    email: DEMO_USERS.supporter.email,
    hours: 5,
  }
  await expect(app.as(system).insert('supports', row)).rejects.toMatchObject({
    constraint: 'outcome_by_kind',
  })
})
