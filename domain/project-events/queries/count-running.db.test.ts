import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type Person } from '#test/app/create-test-app.ts'
import { addItem, addNews, addPartner } from '#test/app/public-rows.ts'
import { countPeople } from '#domain/accounts/queries/count-people.ts'
import { countNews } from '#domain/content/queries/count-news.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'
import { countRunning } from './count-running.ts'

const DAY = 86_400_000

const app = startTestApp()
let partnerId: string
let now: Date
beforeAll(async () => {
  partnerId = await addPartner(app)
  now = app.runtime.clock.now()
})

const inDays = (days: number) => new Date(now.getTime() + days * DAY)
const day = (days: number) => inDays(days).toISOString().slice(0, 10)
const running = (who: Person = 'admin') => countRunning(app.caller(who), { before: inDays(-30) })

test('a project counts while it is public, approved and running, now and then', async () => {
  const before = await running()
  const project = { partnerId: partnerId, approvedAt: inDays(-60) }
  await addItem(app, { ...project, startDate: day(-50), endDate: day(50) }) // then and now
  await addItem(app, { ...project, startDate: day(-10) }) // now, without an end
  await addItem(app, { ...project, startDate: day(-50), endDate: day(-5) }) // then alone
  await addItem(app, { ...project, startDate: day(5) }) // later
  await addItem(app, { ...project, approvedAt: inDays(-3) }) // now, approved since
  await addItem(app, { ...project, completedAt: inDays(-2) }) // then, completed since
  await addItem(app, { ...project, status: 'pending', approvedAt: null })
  await addItem(app, { ...project, type: 'event' })
  const after = await running()
  expect([after.now - before.now, after.earlier - before.earlier]).toEqual([3, 3])

  await suspendPartner(app.caller('admin'), { partnerId, reason: 'To see it go.' })
  expect(await running()).toEqual(before)
})

test('users and news are counted now and then', async () => {
  const before = inDays(-30)
  const people = await countPeople(app.caller('admin'), { before })
  expect(people.now).toBeGreaterThan(5)
  expect(people.earlier).toBe(0)
  const news = () => countNews(app.caller('admin'), { before })
  const earlier = await news()
  const teller = await addPartner(app)
  await addNews(app, { partnerId: teller, publishedAt: inDays(-40) })
  await addNews(app, { partnerId: teller })
  await addNews(app, { partnerId: teller, hiddenAt: now })
  expect(await news()).toEqual({ now: earlier.now + 2, earlier: earlier.earlier + 1 })
})

test('the figures are for staff only', async () => {
  const before = inDays(-30)
  for (const who of ['supporter', 'partner', 'ambassador'] as const) {
    await expect(running(who)).toBeRefused('forbidden')
    await expect(countPeople(app.caller(who), { before })).toBeRefused('forbidden')
    await expect(countNews(app.caller(who), { before })).toBeRefused('forbidden')
  }
})
