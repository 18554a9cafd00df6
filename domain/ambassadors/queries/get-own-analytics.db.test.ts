import { beforeAll, expect, test } from 'vitest'
import { countVisit } from '#domain/ambassadors/commands/count-visit.ts'
import { listAmbassadorStats } from '#domain/ambassadors/list-figures.ts'
import { refundGift } from '#domain/support/commands/refund-gift.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { format } from '#platform/text/format.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { creditTo, startAs } from '#test/app/campaigning.ts'
import { giveAsGuest, receiveGift } from '#test/app/giving.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import type { AttributedTotals } from '../analytics.ts'
import { getOwnAnalytics } from './get-own-analytics.ts'
import { getOwnCampaign } from './get-own-campaign.ts'
import { listCreditsToExport } from './list-credits-to-export.ts'

const DAY = 86_400_000

const app = startTestApp()
let own: { id: string; code: string }
let campaign: { id: string; code: string }
let item: string
let other: string

/**
 * An old gift; forty days later: visits, a second gift by the same supporter, a refunded one, a pending one, a
 * volunteer.
 */
beforeAll(async () => {
  own = await makeAmbassador(app, 'applicant')
  await makeAmbassador(app, 'superuser', { organizationName: 'Riverdale School' })
  item = await addSupportable(app, { title: 'Oaks' })
  other = await addSupportable(app, { title: 'Vines' })
  const id = await startAs(app, 'applicant')
  campaign = await getOwnCampaign(app.caller('applicant'), { id })

  app.advance(60_000)
  const ruth = { amount: '18', email: 'ruth@givers.example' }
  await give(item, own.code, ruth)
  await visit(own.code, null)
  app.advance(40 * DAY)
  await visit(own.code, item)
  await visit(own.code, item)
  await visit(campaign.code, null)
  await give(other, campaign.code, { ...ruth, amount: '50' })
  const back = await give(other, campaign.code, { amount: '100' })
  await refundGift(app.caller('partner'), { id: back, reason: 'Asked for it' })
  await give(other, own.code, { amount: '25', waits: true })
  const volunteer = await signUp(app, 'supporter', item)
  await creditTo(app, { supportId: volunteer, code: campaign.code })
  await answerSupport(app.caller('partner'), { id: volunteer, answer: 'confirmed' })
})

async function give(
  itemId: string,
  code: string,
  { waits = false, ...more }: { amount: string; email?: string; waits?: boolean },
) {
  const who = guest()
  const { id } = await giveAsGuest(app, itemId, { ...more, isNameShown: 'on' }, who)
  expect(await creditTo(app, { supportId: id, code, who })).toBe(true)
  if (!waits) await receiveGift(app, id)
  return id
}
const visit = (code: string, itemId: string | null) =>
  countVisit(app.caller(system), { code, itemId })

type Period = '30' | '90' | '365' | 'all'
async function read(period: Period) {
  const found = await getOwnAnalytics(app.caller('applicant'), { period })
  return found!
}

function sumOf(rows: readonly AttributedTotals[]): AttributedTotals {
  return {
    visits: rows.reduce((sum, { visits }) => sum + visits, 0),
    supports: rows.reduce((sum, { supports }) => sum + supports, 0),
    raisedCents: rows.reduce((sum, { raisedCents }) => sum + raisedCents, 0),
  }
}

test('for all time, every table adds up to the dashboard and to the records', async () => {
  const all = await read('all')
  const figures = await app.runtime.scope.as(memberOf('applicant'), (db) =>
    listAmbassadorStats(db, [own.id]),
  )
  const { supports, supporters, raisedCents } = figures.get(own.id)!
  expect({ supports, supporters, raisedCents }).toEqual({
    supports: 3,
    supporters: 2,
    raisedCents: 6800,
  })
  expect(all.totals).toEqual({ visits: 4, supports, supporters, raisedCents, waiting: 1 })
  const sums = { visits: 4, supports, raisedCents }
  expect(sumOf(all.steps)).toEqual(sums)
  expect(sumOf(all.projects)).toEqual(sums)
  expect(sumOf(all.links)).toEqual(sums)
  const rows = await listCreditsToExport(app.caller('applicant'), { period: 'all' })
  expect(rows).toHaveLength(5)
  expect(rows.reduce((sum, row) => sum + row.raisedCents, 0)).toBe(raisedCents)
  expect(rows.filter((row) => row.counts)).toHaveLength(supports)
})

test.each(['30', '90', '365'] as const)(
  'for %s days, the tables add up to their sums',
  async (period) => {
    const { totals, steps, projects, links } = await read(period)
    const { visits, supports, raisedCents } = totals
    for (const table of [steps, projects, links]) {
      expect(sumOf(table)).toEqual({ visits, supports, raisedCents })
    }
    const rows = await listCreditsToExport(app.caller('applicant'), { period })
    expect(rows.reduce((sum, row) => sum + row.raisedCents, 0)).toBe(raisedCents)
  },
)

test('thirty days contain only what happened in them, one step per day, including empty ones', async () => {
  const { unit, steps, totals } = await read('30')
  expect(unit).toBe('day')
  expect(steps).toHaveLength(30)
  const today = format.isoDay(app.runtime.clock.now())
  expect(steps.at(-1)).toEqual({
    from: today,
    to: today,
    visits: 3,
    supports: 2,
    raisedCents: 5000,
  })
  expect(sumOf(steps.slice(0, -1))).toEqual({ visits: 0, supports: 0, raisedCents: 0 })
  expect(totals).toMatchObject({ visits: 3, supports: 2, supporters: 2, raisedCents: 5000 })
  expect((await read('90')).unit).toBe('week')
})

test('all time starts with the page, or earlier with the first record', async () => {
  const { steps } = await read('all')
  const begun = new Date(app.runtime.clock.now().getTime() - 40 * DAY)
  expect(steps[0]?.from).toBe(format.isoDay(begun))
})

test('by project, and by campaign next to the ambassador’s own link', async () => {
  const { projects, links } = await read('all')
  expect(projects).toEqual([
    { id: other, title: 'Vines', visits: 0, supports: 1, supporters: 1, raisedCents: 5000 },
    { id: item, title: 'Oaks', visits: 2, supports: 2, supporters: 2, raisedCents: 1800 },
    { id: null, title: null, visits: 2, supports: 0, supporters: 0, raisedCents: 0 },
  ])
  expect(links).toEqual([
    {
      id: campaign.id,
      title: 'Trees for the Galilee',
      visits: 1,
      supports: 2,
      supporters: 2,
      raisedCents: 5000,
    },
    { id: null, title: null, visits: 3, supports: 1, supporters: 1, raisedCents: 1800 },
  ])
})

test('contains names only of givers who show them publicly', async () => {
  const rows = await listCreditsToExport(app.caller('applicant'), {})
  const text = JSON.stringify([await read('all'), rows])
  for (const secret of ['ruth@', 'givers.example', 'demo.test', 'Message']) {
    expect(text).not.toContain(secret)
  }
  const volunteer = rows.find(({ kind }) => kind === 'volunteer')
  expect(volunteer?.name).toBeNull()
  expect(rows.filter(({ name }) => name !== null)).toHaveLength(2)
})

test('returns none of it to another ambassador, and null to other users', async () => {
  const nothing = { visits: 0, supports: 0, supporters: 0, raisedCents: 0, waiting: 0 }
  const theirs = await getOwnAnalytics(app.caller('superuser'), { period: 'all' })
  expect(theirs?.totals).toEqual(nothing)
  expect(theirs?.projects).toEqual([])
  expect(theirs?.links).toMatchObject([{ id: null, visits: 0, supports: 0 }])
  expect(await listCreditsToExport(app.caller('superuser'), {})).toEqual([])
  for (const who of ['supporter', 'partner', 'admin'] as const) {
    expect(await getOwnAnalytics(app.caller(who), {})).toBeNull()
    expect(await listCreditsToExport(app.caller(who), {})).toEqual([])
  }
  const refused = { code: 'not_signed_in' }
  await expect(getOwnAnalytics(app.caller(visitor), {})).rejects.toMatchObject(refused)
  await expect(listCreditsToExport(app.caller(visitor), {})).rejects.toMatchObject(refused)
})

test('an unknown period is refused', async () => {
  const odd = { period: '7' as Period }
  await expect(getOwnAnalytics(app.caller('applicant'), odd)).toBeRefused('bad_input')
})
