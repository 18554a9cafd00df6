import { beforeEach, expect, test } from 'vitest'
import { makeAmbassador, registering } from '#test/app/ambassadors.ts'
import { figuresOf, giveThrough, hidePage, volunteerThrough } from '#test/app/crediting.ts'
import { receiveGift } from '#test/app/giving.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { listCreditsToExport } from './queries/list-credits-to-export.ts'
import { getGift } from '../support/queries/get-gift.ts'
import { listGifts } from '../support/queries/list-gifts.ts'
import { refundGift } from '../support/commands/refund-gift.ts'
import { listOwnSupports } from '../support/queries/list-own-supports.ts'
import { listSupporters } from '../support/queries/list-supporters.ts'
import { listSupportsToExport } from '../support/queries/list-supports-to-export.ts'
import { getOwnImpact } from './queries/get-own-impact.ts'
import { listOwnAttributions } from './queries/list-own-attributions.ts'
import { listThrough } from './list-through.ts'

const app = startTestApp()
let id: string
let code: string
let itemId: string
beforeEach(async () => {
  ;({ id, code } = await makeAmbassador(app, 'ambassador'))
  itemId = await addSupportable(app)
})

const nothing = { campaigns: 0, supports: 0, supporters: 0, raisedCents: 0 }

test('the ambassador sees no address, and a name only of givers who show it publicly', async () => {
  const email = 'ruth@givers.example'
  const named = await giveThrough(app, { itemId, code, email, isNameShown: 'on' })
  const unnamed = await giveThrough(app, { itemId, code, email })
  await volunteerThrough(app, 'supporter', { itemId, code })
  const read = async () => (await listOwnAttributions(app.caller('ambassador'), {})).credits
  const told = async () => (await read()).map((one) => [one.name, one.amountCents])
  const nothingTold = [null, null]
  expect(await told(), 'waiting').toEqual([nothingTold, nothingTold, nothingTold])
  await receiveGift(app, named)
  await receiveGift(app, unnamed)
  expect(await told(), 'come').toEqual([nothingTold, [null, 5_000], ['Ruth Abelson', 5_000]])
  expect(JSON.stringify(await read())).not.toMatch(/@|Whitman/)
  await refundGift(app.caller('partner'), { id: named, reason: 'Called off' })
  expect(await told(), 'gone back').toEqual([nothingTold, [null, 5_000], nothingTold])
})

test('no response reveals which credits belong to one person', async () => {
  const email = 'twice@givers.example'
  for (const isNameShown of ['on', 'off']) {
    await receiveGift(app, await giveThrough(app, { itemId, code, email, isNameShown }))
  }
  const { credits } = await listOwnAttributions(app.caller('ambassador'), {})
  const rows = await listCreditsToExport(app.caller('ambassador'), {})
  for (const record of [...credits, ...rows]) expect(record).not.toHaveProperty('supporter')
  expect(await figuresOf(app, id)).toMatchObject({ supports: 2, supporters: 1 })
  await expect(app.as('ambassador').rows('ambassadorSupporters', ['supporter'])).toBeRefused(
    'forbidden',
  )
})

test('other users see nothing: no credits, no visits, no figures of a hidden page', async () => {
  const support = await volunteerThrough(app, 'supporter', { itemId, code })
  await app
    .as(system)
    .insert('ambassadorVisits', { linkCode: code, day: '2026-01-01', projectEventId: null })
  for (const who of ['applicant', 'partner2'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const seen = await app.runtime.scope.as(memberOf(who), async (db) => [
      ...(await db
        .selectFrom('ambassadorCredits')
        .where('supportId', '=', support)
        .selectAll()
        .execute()),
      ...(await db
        .selectFrom('ambassadorVisits')
        .where('linkCode', '=', code)
        .selectAll()
        .execute()),
    ])
    expect(seen, who).toEqual([])
    // oxlint-disable-next-line no-await-in-loop
    expect((await listOwnAttributions(app.caller(who), {})).credits).toEqual([])
    // oxlint-disable-next-line no-await-in-loop
    expect(await getOwnImpact(app.caller(who), {})).toEqual(nothing)
  }
  for (const table of ['ambassadorCredits', 'ambassadorVisits'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(
      app.runtime.scope.asVisitor((db) => db.selectFrom(table).selectAll().execute()),
    ).toBeRefused('forbidden')
  }
  await expect(listOwnAttributions(app.caller(visitor), {})).toBeRefused('not_signed_in')
  await hidePage(app, id)
  expect(await figuresOf(app, id)).toEqual(nothing)
  await hidePage(app, id, false)
})

test('the giver, the organization and staff see the referrer; other organizations do not', async () => {
  const donor = guest()
  const gift = await giveThrough(app, { itemId, code }, donor)
  const support = await volunteerThrough(app, 'supporter', { itemId, code })
  const through = { ambassador: { id, name: registering.organizationName } }
  const own = await listOwnSupports(app.caller('supporter'), {})
  expect(own.supports.find((one) => one.id === support)?.through).toEqual(through)
  expect((await getGift(app.caller(system), { id: gift })).through).toEqual(through)
  const { supporters } = await listSupporters(app.caller('partner'), { post: itemId })
  expect(supporters.map((one) => one.through)).toEqual([through, through])
  const rows = await listSupportsToExport(app.caller('partner'), { post: itemId })
  expect(rows.map((one) => one.through)).toEqual([through, through])
  const asMember = (who: 'partner2' | 'applicant' | 'ambassador') =>
    app.runtime.scope.as(memberOf(who), (db) => listThrough(db, [gift, support]))
  expect([...(await asMember('partner2')), ...(await asMember('applicant'))]).toEqual([])
  expect([...(await asMember('ambassador'))], 'not by the ambassador’s asking').toEqual([])
  const guests = await app.runtime.scope.as(guest(), (db) => listThrough(db, [gift, support]))
  expect([...guests]).toEqual([])

  await hidePage(app, id)
  const again = await listSupporters(app.caller('partner'), { post: itemId })
  expect(again.supporters[0]?.through, 'hidden').toEqual({ ambassador: null })
  const { gifts } = await listGifts(app.caller('admin'), {})
  expect(gifts.find((one) => one.id === gift)?.through).toEqual(through)
  await hidePage(app, id, false)
})
