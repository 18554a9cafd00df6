import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { signUp } from '#test/app/supporting.ts'

const app = startTestApp()
let partnerId: string
beforeAll(async () => {
  partnerId = await addPartner(app, { name: 'Open House', email: 'house@open.example' })
})

const add = (more: object) => addItem(app, { partnerId, title: 'Soup', ...more })
const statusOf = async (id: string) =>
  (await app.as(system).row('supports', ['status'], { id })).status
const subjectsTo = async (to: string) => (await app.mailsTo(to)).map(({ subject }) => subject)

test('where everyone is welcome a sign-up is confirmed at once, and both sides are emailed', async () => {
  const item = await add({ welcomesAll: true, places: 2 })
  const id = await signUp(app, 'supporter', item)
  expect(await statusOf(id)).toBe('confirmed')
  expect(await subjectsTo(DEMO_USERS.supporter.email)).toContain('Confirmed: Soup')
  expect(await subjectsTo('house@open.example')).toContain('New support for Soup')
  // Places are still counted.
  await expect(signUp(app, 'ambassador', item)).toBeRefused('conflict')
})

test('elsewhere, and for other ways to help, the organization answers', async () => {
  expect(await statusOf(await signUp(app, 'supporter', await add({})))).toBe('pending')
  const item = await add({ welcomesAll: true, supportTypes: ['business', 'donate'] })
  expect(await statusOf(await signUp(app, 'supporter', item, 'business'))).toBe('pending')
  expect(await statusOf(await signUp(app, 'ambassador', item, 'donate'))).toBe('pending')
})

test('a member cannot confirm their own sign-up', async () => {
  const item = await add({})
  const row = {
    id: newId(),
    projectEventId: item,
    kind: 'volunteer',
    userId: DEMO_USERS.supporter.id,
    name: 'Sarah',
    email: DEMO_USERS.supporter.email,
  }
  const insert = (more: object) => app.as('supporter').insert('supports', { ...row, ...more })
  await expect(insert({ status: 'confirmed' })).toBeRefused('forbidden')
  await insert({})
  expect(await statusOf(row.id)).toBe('pending')
})
