import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { attributeSupport } from '#domain/ambassadors/attribute-support.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import {
  guest,
  memberOf,
  startTestApp,
  system,
  visitor,
  type Person,
} from '#test/app/create-test-app.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { chooseItem } from './choose-item.ts'
import { ITEMS_MAX } from '../chosen-item.ts'
import { dropItem } from './drop-item.ts'
import { listChosen } from '../queries/list-chosen.ts'

const app = startTestApp()
let own: { id: string; code: string }
beforeAll(async () => {
  own = await makeAmbassador(app, 'ambassador')
})

const choose = (itemId: string, who: Person = 'ambassador') =>
  chooseItem(app.caller(who), { itemId })
const drop = (itemId: string, who: Person = 'ambassador') => dropItem(app.caller(who), { itemId })
const chosen = (who: Person = 'ambassador') => listChosen(app.caller(who), {})
const withdraw = (id: string) =>
  app.as(system).update('projectEvents', { status: 'withdrawn' }, { id })

test('a chosen item is listed once, latest first, and can be dropped', async () => {
  const wall = await addSupportable(app, { title: 'A wall' })
  const well = await addSupportable(app, { title: 'A well' })
  await choose(wall)
  app.advance(1000)
  await choose(well)
  await choose(wall)
  expect((await chosen()).map(({ title }) => title)).toEqual(['A well', 'A wall'])
  await drop(wall)
  await drop(wall)
  expect((await chosen()).map(({ title }) => title)).toEqual(['A well'])
  await drop(well)
})

test('each item shows what it has raised, even when it is no longer public', async () => {
  const itemId = await addSupportable(app, { title: 'A garden' })
  const other = await addSupportable(app, { title: 'A path' })
  await choose(other)
  app.advance(1000)
  await choose(itemId)
  const supportId = await signUp(app, 'applicant', itemId)
  await app.runtime.scope.as(memberOf('applicant'), (db) =>
    attributeSupport(db, {
      supportId,
      referral: { code: own.code, at: new Date(Date.now() - 60_000) },
    }),
  )
  await app.as(system).update('supports', { status: 'confirmed' }, { id: supportId })
  const brought = { supports: 1, supporters: 1, raisedCents: 0 }
  expect((await chosen())[0]).toMatchObject({ id: itemId, title: 'A garden', ...brought })
  expect((await chosen())[1]).toMatchObject({ title: 'A path', supporters: 0 })
  await withdraw(itemId)
  await withdraw(other)
  expect((await chosen())[0]).toMatchObject({ item: null, title: 'A garden', ...brought })
  expect((await chosen())[1]).toMatchObject({ item: null, title: null })
  await drop(itemId)
  await drop(other)
  expect(await chosen()).toEqual([])
})

test('items that are not public cannot be chosen', async () => {
  const pending = await addSupportable(app, { status: 'pending', approvedAt: null })
  const withdrawn = await addSupportable(app)
  await withdraw(withdrawn)
  for (const itemId of [pending, withdrawn, newId()]) {
    await expect(choose(itemId)).toBeRefused('conflict')
  }
  expect(await chosen()).toEqual([])
})

test('a page holds at most sixty, even under concurrent requests', async () => {
  const items = await Promise.all(Array.from({ length: ITEMS_MAX + 3 }, () => addSupportable(app)))
  const results = await Promise.allSettled(items.map((id) => choose(id)))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
    Array.from({ length: 3 }, () => 'conflict'),
  )
  const all = await chosen()
  expect(all).toHaveLength(ITEMS_MAX)
  // Choosing a listed one again does not add to the count.
  await choose(all[0]!.id)
  for (const { id } of all) await drop(id)
})

test('no one can choose for another user, and users without a page can choose nothing', async () => {
  const itemId = await addSupportable(app)
  for (const who of ['supporter', 'admin'] as const) {
    await expect(choose(itemId, who)).toBeRefused('not_found')
    await expect(drop(itemId, who)).toBeRefused('not_found')
    await expect(chosen(who)).toBeRefused('not_found')
    await expect(
      app
        .as(who)
        .insert('ambassadorProjectEvents', { ambassadorId: own.id, projectEventId: itemId }),
    ).toBeRefused('forbidden')
  }
  for (const who of [visitor, guest()]) {
    await expect(chooseItem(app.caller(who), { itemId })).toBeRefused('not_signed_in')
  }
  await choose(itemId)
  await makeAmbassador(app, 'supporter')
  await drop(itemId, 'supporter')
  expect(await chosen()).toHaveLength(1)
  expect(await chosen('supporter')).toEqual([])
})
