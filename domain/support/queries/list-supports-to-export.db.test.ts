import { beforeAll, expect, test } from 'vitest'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { setPartnerStatus } from '#test/app/posting.ts'
import { addSupport, addSupportable } from '#test/app/supporting.ts'
import { listSupporters } from './list-supporters.ts'
import { listSupportsToExport } from './list-supports-to-export.ts'
import { SHOWN } from '../supporters-part.ts'

const app = startTestApp()
let ours: string
let theirs: string
beforeAll(async () => {
  ours = await addSupportable(app, { title: 'Ours', endDate: '2020-01-01' })
  theirs = await addSupportable(app, { title: 'Theirs' }, 'partner2')
  await addSupport(app, { itemId: ours, status: 'confirmed' })
  await addSupport(app, { itemId: ours, status: 'confirmed', kind: 'donate' })
  await addSupport(app, { itemId: ours, status: 'pending', kind: 'visit' })
  await addSupport(app, { itemId: ours, status: 'completed', kind: 'business' })
  await addSupport(app, { itemId: ours, status: 'declined', kind: 'invest' })
  await addSupport(app, { itemId: ours, status: 'cancelled', who: 'ambassador' })
  await addSupport(app, { itemId: ours, status: 'waiting', who: 'applicant' })
  await addSupport(app, { itemId: ours, status: 'lapsed', who: 'partner2' })
  await addSupport(app, { itemId: theirs, status: 'pending' })
  // The partner's own support of another organization is not one of its supporters.
  await addSupport(app, { itemId: theirs, status: 'pending', who: 'partner' })
})

test('contains every support of one’s own organization, and no others', async () => {
  const all = await listSupportsToExport(app.caller('partner'), {})
  expect(all.filter(({ title }) => title === 'Ours')).toHaveLength(8)
  expect(all.map(({ title }) => title)).not.toContain('Theirs')
  expect(await listSupportsToExport(app.caller('partner'), { post: ours })).toHaveLength(8)
  // Another organization's item is treated as unknown: all of one's own are listed.
  const asked = await listSupportsToExport(app.caller('partner'), { post: theirs })
  expect(asked).toHaveLength(all.length)
})

test('has the filters of the page, and the page counts the same', async () => {
  const { counts } = await listSupporters(app.caller('partner'), { post: ours })
  expect(counts).toEqual({
    all: 8,
    waiting: 1,
    consent: 0,
    confirmed: 2,
    line: 1,
    finish: 1,
    completed: 1,
    closed: 3,
    refunded: 0,
  })
  for (const part of SHOWN) {
    const rows = await listSupportsToExport(app.caller('partner'), { post: ours, part })
    const shown = await listSupporters(app.caller('partner'), { post: ours, part })
    expect([rows.length, shown.total, shown.supporters.length]).toEqual(
      Array.from({ length: 3 }, () => counts[part]),
    )
  }
  const gifts = await listSupportsToExport(app.caller('partner'), { post: ours, kind: 'donate' })
  expect(gifts).toMatchObject([{ kind: 'donate', amountCents: 5000, status: 'confirmed' }])
})

test.each(['supporter', 'applicant', 'ambassador', 'admin', 'superuser'] as const)(
  'is not for %s',
  async (who) => {
    await expect(listSupportsToExport(app.caller(who), {})).toBeRefused('forbidden')
  },
)

test('is not for a suspended organization', async () => {
  await setPartnerStatus(app, 'partner2', 'suspended')
  await expect(listSupportsToExport(app.caller('partner2'), {})).toBeRefused('forbidden')
  await setPartnerStatus(app, 'partner2', 'approved')
})

test.each([visitor, guest(), system])('is not for %o', async (who) => {
  await expect(listSupportsToExport(app.caller(who), {})).toBeRefused('not_signed_in')
})
