import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Person, type TestApp } from '#test/world/create-test-app.ts'
import { addItem, addNews, addPartner } from '#test/world/public-rows.ts'
import { countPeople } from '#domain/accounts/queries/count-people.ts'
import { countNews } from '#domain/content/queries/count-news.ts'
import { suspendPartner } from '#domain/partners/commands/suspend-partner.ts'
import { countRunning } from './count-running.ts'

const DAY = 86_400_000

let world: TestApp
let partnerId: string
let now: Date
beforeAll(async () => {
  world = await createTestApp()
  partnerId = await addPartner(world)
  now = world.runtime.clock.now()
})
afterAll(() => world.close())

const inDays = (days: number) => new Date(now.getTime() + days * DAY)
const day = (days: number) => inDays(days).toISOString().slice(0, 10)
const running = (who: Person = 'admin') => countRunning(world.caller(who), { before: inDays(-30) })

test('a project counts while it is public, approved and runs, now and then', async () => {
  const before = await running()
  const project = { partnerId: partnerId, approvedAt: inDays(-60) }
  await addItem(world, { ...project, startDate: day(-50), endDate: day(50) }) // then and now
  await addItem(world, { ...project, startDate: day(-10) }) // now, without an end
  await addItem(world, { ...project, startDate: day(-50), endDate: day(-5) }) // then alone
  await addItem(world, { ...project, startDate: day(5) }) // later
  await addItem(world, { ...project, approvedAt: inDays(-3) }) // now, approved since
  await addItem(world, { ...project, completedAt: inDays(-2) }) // then, completed since
  await addItem(world, { ...project, status: 'pending', approvedAt: null })
  await addItem(world, { ...project, type: 'event' })
  const after = await running()
  expect([after.now - before.now, after.earlier - before.earlier]).toEqual([3, 3])

  await suspendPartner(world.caller('admin'), { partnerId, reason: 'To see it go.' })
  expect(await running()).toEqual(before)
})

test('people and news are counted now and then', async () => {
  const before = inDays(-30)
  const people = await countPeople(world.caller('admin'), { before })
  expect(people.now).toBeGreaterThan(5)
  expect(people.earlier).toBe(0)
  const news = () => countNews(world.caller('admin'), { before })
  const earlier = await news()
  const teller = await addPartner(world)
  await addNews(world, { partnerId: teller, publishedAt: inDays(-40) })
  await addNews(world, { partnerId: teller })
  await addNews(world, { partnerId: teller, hiddenAt: now })
  expect(await news()).toEqual({ now: earlier.now + 2, earlier: earlier.earlier + 1 })
})

test('the figures are staff’s', async () => {
  const before = inDays(-30)
  for (const who of ['supporter', 'partner', 'ambassador'] as const) {
    await expect(running(who)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(countPeople(world.caller(who), { before })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(countNews(world.caller(who), { before })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})
