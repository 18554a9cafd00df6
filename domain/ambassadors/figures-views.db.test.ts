import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { giveThrough, hidePage } from '#test/app/crediting.ts'
import { startTestApp, guest, memberOf, system, visitor } from '#test/app/create-test-app.ts'
import { addSupportable } from '#test/app/supporting.ts'

const app = startTestApp()

const EVERYBODY: Actor[] = [visitor, guest(), memberOf('supporter'), memberOf('ambassador'), system]
const read = (view: string, actor: Actor) =>
  app.runtime.scope.as(actor, async (db) => {
    const { rows } = await sql<{ ambassadorId?: string }>`select * from ${sql.table(view)}`.execute(
      db,
    )
    return rows
  })

test('no one can read the rows that the figures are counted from', async () => {
  for (const actor of EVERYBODY) {
    await expect(read('credited_supports', actor)).toBeRefused('forbidden')
  }
})

test('the figures of a hidden page are for its ambassador and the system; credits are their own', async () => {
  const { id, code } = await makeAmbassador(app, 'ambassador')
  await giveThrough(app, { itemId: await addSupportable(app), code })
  const shows = async (actor: Actor) =>
    (await read('ambassador_figures', actor)).some(({ ambassadorId }) => ambassadorId === id)
  expect(await shows(visitor)).toBe(true)
  await hidePage(app, id)
  const whom: boolean[] = []
  for (const actor of EVERYBODY) whom.push(await shows(actor))
  expect(whom).toEqual([false, false, false, true, true])
  expect(await read('own_credits', memberOf('ambassador'))).toHaveLength(1)
  expect(await read('own_credits', memberOf('supporter'))).toEqual([])
})
