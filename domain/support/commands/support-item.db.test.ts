import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { disbandTeams, organizationOf } from '#test/app/organization.ts'
import { addSupport, addSupportable, given, signUp, stateOf } from '#test/app/supporting.ts'
import { supportItem } from './support-item.ts'
import { KINDS } from '../support.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))
afterEach(() => expectBooksAgree(app))

const day = 86_400_000
const yesterday = () => new Date(Date.now() - day)

function rowOf(id: string) {
  return app.as(system).row('supports', '*', { id })
}

test.each(KINDS.filter((kind) => kind !== 'donate'))(
  'to %s creates a pending record in the account’s name, and an email',
  async (kind) => {
    const title = `Orchard ${kind}`
    const itemId = await addSupportable(app, {
      title,
      type: kind === 'attend' ? 'event' : 'project',
    })
    const forged = {
      name: 'Somebody',
      email: 'else@demo.test',
      userId: DEMO_USERS.admin.id,
      status: 'confirmed',
    }
    const { id } = await supportItem(app.caller('supporter'), {
      ...given[kind],
      ...forged,
      message: 'We could come in May: https://orchard.example/us',
      itemId,
    })
    expect(await rowOf(id)).toMatchObject({
      kind,
      status: 'pending',
      userId: DEMO_USERS.supporter.id,
      name: DEMO_USERS.supporter.fullName,
      email: DEMO_USERS.supporter.email,
      amountCents: null,
      places: { volunteer: 2, visit: 4 }[kind as string] ?? 1,
    })
    const { email } = await organizationOf(app, 'partner')
    const mail = (await app.mailsTo(email)).find(({ subject }) => subject.includes(title))
    expect(mail?.text).toContain(DEMO_USERS.supporter.fullName)
    expect(mail?.text, 'the message, without its links').toContain('“We could come in May:”')
    expect(mail?.text).toContain(
      `http://127.0.0.1:3000/partner-dashboard/supporters?post=${itemId}`,
    )
  },
)

test('the same form sent twice creates one record', async () => {
  const itemId = await addSupportable(app)
  const enquiry = { ...given.visit, itemId }
  const key = newId()
  const first = await supportItem(app.caller('supporter', key), enquiry)
  expect(await supportItem(app.caller('supporter', key), enquiry)).toEqual(first)
})

test('a gift has its own command', async () => {
  const itemId = await addSupportable(app)
  const gift = { kind: 'donate', amount: '50', itemId } as never
  await expect(supportItem(app.caller('supporter'), gift)).toBeRefused('bad_input')
})

describe('refuses', () => {
  test.each([visitor, guest(), system])('%o', async (who) => {
    const itemId = await addSupportable(app)
    await expect(supportItem(app.caller(who), { ...given.volunteer, itemId })).toBeRefused(
      'not_signed_in',
    )
  })

  test('an organization’s own item, but not another’s', async () => {
    const itemId = await addSupportable(app)
    await expect(signUp(app, 'partner', itemId)).toBeRefused('conflict', 'your own organization')
    await signUp(app, 'partner2', itemId)
  })

  test.each([
    ['over', 'volunteer', { endDate: '2020-01-01' }, /is over/],
    [
      'over',
      'attend',
      { type: 'event', startDatetime: yesterday(), endDatetime: yesterday() },
      /is over/,
    ],
    ['not offered', 'invest', { supportTypes: ['volunteer'] }, /is not asking/],
    ['no event', 'attend', {}, /is not asking/],
  ] as const)('%s (%s)', async (_, kind, more, words) => {
    const item = {
      ...more,
      ...('supportTypes' in more ? { supportTypes: [...more.supportTypes] } : {}),
      ...('startDatetime' in more ? { startDatetime: new Date(Date.now() - 2 * day) } : {}),
    }
    const itemId = await addSupportable(app, item as object)
    await expect(signUp(app, 'supporter', itemId, kind)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(words),
    })
  })

  test('the same support twice, but not after cancelling it', async () => {
    const itemId = await addSupportable(app)
    await signUp(app, 'supporter', itemId)
    await expect(signUp(app, 'supporter', itemId)).toBeRefused('conflict', 'already')
    await signUp(app, 'supporter', itemId, 'visit')
    const other = await addSupportable(app)
    await addSupport(app, { itemId: other, status: 'cancelled' })
    await signUp(app, 'supporter', other)
  })

  test('more than the free places, and says how many there are', async () => {
    const itemId = await addSupportable(app, { places: 3 })
    const id = await signUp(app, 'supporter', itemId) // two
    await expect(signUp(app, 'ambassador', itemId)).rejects.toMatchObject({
      code: 'conflict',
      fields: { places: 'Only one place is left.' },
    })
    await addSupport(app, { itemId, status: 'pending', who: 'admin' })
    await expect(signUp(app, 'ambassador', itemId)).rejects.toMatchObject({
      message: expect.stringContaining('Every place is taken'),
    })
    await signUp(app, 'ambassador', itemId, 'donate')
    expect(await stateOf(app, id)).toMatchObject({ taken: 3 })
  })

  test.each(['draft', 'pending', 'rejected', 'withdrawn'])(
    'an item that is %s, as not found',
    async (status) => {
      const itemId = await addSupportable(app, { status, approvedAt: null })
      await expect(signUp(app, 'supporter', itemId)).toBeRefused('not_found')
    },
  )

  test.each([
    ['volunteer', { places: '0' }, 'places'],
    ['volunteer', { places: '51' }, 'places'],
    ['volunteer', { places: 'two' }, 'places'],
    ['volunteer', { phone: 'call me' }, 'phone'],
    ['volunteer', { message: 'x'.repeat(2001) }, 'message'],
    ['visit', { message: ' \u0000 ' }, 'message'],
    ['business', { message: '' }, 'message'],
  ] as const)('%s with %o, with a field error', async (kind, typed, field) => {
    const input = { ...given[kind], ...typed, itemId: newId() }
    await expect(supportItem(app.caller('supporter'), input)).toBeRefusedAt(field)
  })
})

describe('the database enforces', () => {
  const past = (itemId: string, more: object = {}) =>
    app.as({ kind: 'member', userId: DEMO_USERS.partner.id }).insert('supports', {
      id: newId(),
      projectEventId: itemId,
      kind: 'volunteer',
      userId: DEMO_USERS.partner.id,
      name: 'x',
      email: 'x@demo.test',
      ...more,
    })

  test('no support of one’s own, a non-public, a not offered or a full item', async () => {
    const theirs = (more: object) => addSupportable(app, more, 'partner2')
    const refusal = (constraint: string) => ({ constraint })
    await expect(past(await addSupportable(app))).rejects.toMatchObject(
      refusal('supports_not_ones_own'),
    )
    const hidden = await theirs({ status: 'withdrawn' })
    await expect(past(hidden)).rejects.toMatchObject(refusal('supports_public_item'))
    const other = await theirs({ supportTypes: ['donate'] })
    await expect(past(other)).rejects.toMatchObject(refusal('supports_offered_kind'))
    const small = await theirs({ places: 1 })
    await expect(past(small, { places: 2 })).rejects.toMatchObject(refusal('supports_places_left'))
    await past(small)
    await expect(past(small)).rejects.toMatchObject({
      constraint: expect.stringMatching(/places_left|one_open/),
    })
  })

  test('no confirmed support, nor one in another’s name', async () => {
    const itemId = await addSupportable(app, {}, 'partner2')
    await expect(past(itemId, { status: 'confirmed' })).toBeRefused('forbidden')
    await expect(past(itemId, { userId: DEMO_USERS.admin.id })).toBeRefused('forbidden')
  })
})
