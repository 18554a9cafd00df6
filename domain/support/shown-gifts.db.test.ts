import { mailsAbout } from '#test/app/paying.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { giveAsGuest, receiveGift } from '#test/app/giving.ts'
import { guest, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { addSupport, addSupportable } from '#test/app/supporting.ts'
import { getPublic } from '../project-events/queries/get-public.ts'
import { listSupporters } from './queries/list-supporters.ts'
import { listSupportsToExport } from './queries/list-supports-to-export.ts'
import { endGift } from './commands/end-gift.ts'
import { listGifts } from './queries/list-gifts.ts'
import { refundGift } from './commands/refund-gift.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))
afterEach(() => expectBooksAgree(app))

const pageOf = (id: string) => getPublic(app.caller(visitor), { id })

describe('in public', () => {
  test('a received gift shows the donor’s name if they agreed, else a generic one', async () => {
    const itemId = await addSupportable(app)
    const shown = await giveAsGuest(app, itemId, { name: 'Naomi Shown', isNameShown: 'on' })
    const hidden = await giveAsGuest(app, itemId, { name: 'Esther Hidden', amount: '18' })
    await giveAsGuest(app, itemId, { name: 'Leah Waiting', isNameShown: 'on' })
    expect((await pageOf(itemId)).givers, 'nothing has come').toEqual([])
    await receiveGift(app, shown.id)
    app.advance(1000)
    await receiveGift(app, hidden.id)
    const page = await pageOf(itemId)
    expect(page.givers).toMatchObject([
      { name: null, amountCents: 1800 },
      { name: 'Naomi Shown', amountCents: 5000 },
    ])
    expect(JSON.stringify(page)).not.toMatch(/Hidden|Waiting|givers\.example/)
    // The organization itself sees the donor, on its page and in its export.
    const mine = await listSupporters(app.caller('partner'), { post: itemId })
    expect(mine.supporters.map(({ name }) => name)).toContain('Esther Hidden')
    const table = await listSupportsToExport(app.caller('partner'), { post: itemId })
    expect(table.map(({ name, reference }) => name && reference)).toHaveLength(3)
    expect(table.find(({ name }) => name === 'Esther Hidden')).toMatchObject({
      isNameShown: false,
    })
    await refundGift(app.caller('partner'), { id: shown.id, reason: 'Asked for it' })
    expect(JSON.stringify(await pageOf(itemId))).not.toContain('Naomi')
  })

  test.each(['pending', 'declined', 'cancelled', 'refunded'] as const)(
    'a %s gift does not count',
    async (status) => {
      const itemId = await addSupportable(app)
      await addSupport(app, { itemId, status, kind: 'donate' })
      expect(await pageOf(itemId)).toMatchObject({ raisedCents: 0, giftCount: 0, givers: [] })
    },
  )

  test('no one reads another’s gift or its payment without the pages', async () => {
    const itemId = await addSupportable(app)
    const { id, paymentId } = await giveAsGuest(app, itemId)
    const strangers: Actor[] = [
      guest(),
      ...(['supporter', 'partner2', 'admin'] as const).map((who): Actor => ({
        kind: 'member',
        userId: DEMO_USERS[who].id,
      })),
    ]
    for (const who of strangers) {
      // oxlint-disable-next-line no-await-in-loop
      const seen = await app.runtime.scope.as(who, async (db) => [
        await db.selectFrom('supports').select('id').where('id', '=', id).execute(),
        await db.selectFrom('payments').select('id').where('id', '=', paymentId).execute(),
      ])
      expect(seen).toEqual([[], []])
    }
  })
})

describe('staff', () => {
  test('finds gifts by address, reference or title, with their totals', async () => {
    const itemId = await addSupportable(app, { title: 'Zebra crossing' })
    const email = 'zelda@givers.example'
    const { id } = await giveAsGuest(app, itemId, { email, amount: '10' })
    const other = await giveAsGuest(app, itemId, { amount: '20' })
    await receiveGift(app, other.id)
    const found = (q: string, part: 'waiting' | 'received' | null = null) =>
      listGifts(app.caller('admin'), { q, part })
    expect((await found('zelda@')).gifts.map((gift) => gift.id)).toEqual([id])
    const [gift] = (await found(email)).gifts
    expect((await found(gift?.reference ?? '')).total).toBe(1)
    expect((await found(id)).total).toBe(1)
    expect((await found('100%')).total).toBe(0)
    expect(gift).toMatchObject({ mayConfirm: true, mayEnd: true, mayPayBack: false, isGuest: true })
    const received = await listGifts(app.caller('admin'), { part: 'received' })
    expect(
      received.gifts.every(({ status }) => status === 'confirmed' || status === 'completed'),
    ).toBe(true)
    expect(received.sums.received.cents).toBeGreaterThanOrEqual(2000)
  })

  test('ends an unpaid gift, with a reason and an audit entry', async () => {
    const email = 'noa@givers.example'
    const { id } = await giveAsGuest(app, await addSupportable(app), { email })
    await expect(endGift(app.caller('admin'), { id, reason: '' })).toBeRefused('bad_input')
    await endGift(app.caller('admin'), { id, reason: 'It was a test' })
    expect(await mailsAbout(app, 'gift.closed-by-staff')).toHaveLength(1)
    const told = (await app.mailsTo(email)).map(({ text }) => text).join('\n')
    expect(told).toContain('Message from our team: It was a test')
    const lines = await app.asStaff('admin').rows('auditEntries', ['operation'], { subjectId: id })
    expect(lines).toEqual([{ operation: 'gifts.end-gift' }])
  })

  test.each(['supporter', 'partner', 'applicant'] as const)('is not %s', async (who) => {
    await expect(listGifts(app.caller(who), {})).toBeRefused('forbidden')
    await expect(endGift(app.caller(who), { id: newId(), reason: 'x' })).toBeRefused('forbidden')
  })
})
