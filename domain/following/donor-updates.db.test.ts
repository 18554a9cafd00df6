import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { purgeDonorNotices } from '#domain/activity/commands/purge-donor-notices.ts'
import { publishNews } from '#domain/content/commands/publish-news.ts'
import { newId } from '#platform/database/new-id.ts'
import { readUnsubscribeToken } from '#platform/mail/unsubscribe-address.ts'
import { speak } from '#platform/speak.ts'
import { createTestApp, system, type TestApp } from '#test/app/create-test-app.ts'
import { giveAsGuest, receiveGift } from '#test/app/giving.ts'
import { goToWednesday } from '#test/app/noticing.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { chooseGiftUpdates } from '../support/commands/choose-gift-updates.ts'
import { GIFT_UPDATES } from '../support/gift.ts'
import { getGift } from '../support/queries/get-gift.ts'
import { sendDonorMails } from './commands/send-donor-mails.ts'
import { sendNoticeMails } from './commands/send-notice-mails.ts'
import { spreadAnnouncements } from './commands/spread-announcements.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let app: TestApp
let itemId: string
beforeAll(async () => {
  app = await createTestApp()
  await goToWednesday(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  // Whoever follows the organization hears of it anyway.
  await app.as(system).delete('follows')
  await app.as(system).delete('notices')
  itemId = await addSupportable(app, { title: 'Oaks' })
})

/** What the job does now, and once emails at once are due. */
async function tell(): Promise<void> {
  while ((await spreadAnnouncements(app.caller(system), {})) > 0);
  app.advance(4 * MINUTE)
  while ((await sendNoticeMails(app.caller(system), {})) > 0);
  while ((await sendDonorMails(app.caller(system), {})) > 0);
}
const update = (title: string) =>
  publishNews(app.caller('partner', newId()), {
    title,
    summary: 'Nine of ten.',
    projectEventId: itemId,
  })
/** A gift by this address, whose money came. */
async function give(email: string, more: { updates?: string } = { updates: 'on' }, comes = true) {
  const { id } = await giveAsGuest(app, itemId, { email, ...more })
  if (comes) await receiveGift(app, id)
  return id
}
const mailsTo = async (email: string) =>
  (await app.mailsTo(email)).filter(({ kind }) => kind.startsWith('following.')).toReversed()
const donor = () => `${newId()}@givers.example`
const choose = (id: string, isWanted: boolean) =>
  chooseGiftUpdates(app.caller(system), { id, isWanted })
const linkOf = async (email: string) => {
  const stored = await app
    .as(system)
    .row('mails', ['unsubscribeUrl', 'text'], { toAddress: email, kind: 'following.donor-updates' })
  const token = new URL(stored.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
  return { ...stored, about: readUnsubscribeToken(app.runtime.seal, token) }
}

test('a donor without an account gets updates only if they asked, and once the money came', async () => {
  const [asked, silent, promised] = [donor(), donor(), donor()]
  const id = await give(asked)
  await give(silent, {})
  await give(promised, { updates: 'on' }, false)
  await update('First')
  await tell()
  await tell()
  expect((await mailsTo(asked)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('First'),
  ])
  expect(await mailsTo(silent)).toEqual([])
  expect(await mailsTo(promised)).toEqual([])
  const { text, unsubscribeUrl, about } = await linkOf(asked)
  expect(text).toContain('Stop updates about “Oaks”')
  expect(text).toContain(unsubscribeUrl)
  expect(about).toEqual({ person: id, topic: GIFT_UPDATES })
})

test('an address gets one email however often it gave, at most one a day, and none after it has stopped', async () => {
  const email = donor()
  await give(email)
  const second = await give(email.replace('@', '+again@'))
  await update('First')
  await tell()
  await update('Second')
  await tell()
  const sent = async () => [
    ...(await mailsTo(email)),
    ...(await mailsTo(email.replace('@', '+again@'))),
  ]
  expect((await sent()).map(({ subject }) => subject)).toEqual([expect.stringContaining('First')])
  app.advance(22 * HOUR)
  await tell()
  expect(await sent()).toHaveLength(2)
  // Either gift stops them for the address; what waits is not sent.
  app.advance(25 * HOUR)
  await update('Third')
  while ((await spreadAnnouncements(app.caller(system), {})) > 0);
  await choose(second, false)
  await tell()
  await update('Fourth')
  await tell()
  expect(await sent()).toHaveLength(2)
  await choose(second, true)
  await update('Fifth')
  await tell()
  expect(await sent()).toHaveLength(3)
})

test('processes at the same time send each update once', async () => {
  const email = donor()
  await give(email)
  await update('Parallel')
  const spread = () => spreadAnnouncements(app.caller(system), {})
  await Promise.all([spread(), spread(), spread()])
  app.advance(4 * MINUTE)
  const send = () => sendDonorMails(app.caller(system), {})
  await Promise.all([send(), send(), send()])
  expect(await mailsTo(email)).toHaveLength(1)
})

test('it is in the language in which the gift was made', async () => {
  const email = donor()
  await speak('he', () => give(email))
  await update('First')
  await tell()
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('תרמתם ל״Oaks״ וביקשתם עדכונים')
  expect(mail?.text).toContain('/he/unsubscribe?token=')
})

test('whoever has an account by now is told once, and refuses it there', async () => {
  const { email } = DEMO_USERS.supporter
  await give(email)
  await update('Before they sign up')
  await tell()
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['following.donor-updates'])
  expect((await linkOf(email)).about).toEqual({
    person: DEMO_USERS.supporter.id,
    topic: 'supports',
  })
  await signUp(app, 'supporter', itemId)
  app.advance(25 * HOUR)
  await update('After')
  await tell()
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual([
    'following.donor-updates',
    'following.updates',
  ])
})

test('a gift that goes back, and one of an account, have none; the page of a gift says which', async () => {
  const [email, refunded] = [donor(), donor()]
  const id = await give(email)
  const back = await give(refunded)
  await app.asOwner(`alter table supports no force row level security`)
  await app.asOwner(`update supports set status = 'refunded' where id = $1`, [back])
  await app.asOwner(`alter table supports force row level security`)
  await update('First')
  await tell()
  expect(await mailsTo(refunded)).toEqual([])
  const wants = async (gift: string) =>
    (await getGift(app.caller(system), { id: gift })).wantsUpdates
  expect(await wants(id)).toBe(true)
  await choose(id, false)
  expect(await wants(id)).toBe(false)
  const own = await signUp(app, 'supporter', itemId, 'donate')
  expect(await wants(own)).toBeNull()
  for (const gift of [own, newId(), 'nothing']) {
    await expect(choose(gift, true)).toBeRefused('not_found')
  }
})

test('row security: nobody but the job sees to whom updates go, and no account asks for a gift’s', async () => {
  await give(donor())
  await update('First')
  await tell()
  for (const who of ['partner', 'supporter', 'admin'] as const) {
    await expect(app.as(who).rows('donorNotices', '*')).toBeRefused('forbidden')
    await expect(app.as(who).update('supports', { updatesIn: 'en' })).toBeRefused('forbidden')
  }
})

test('nothing is sent to whoever was erased, and what was sent is forgotten after half a year', async () => {
  const { email, id: userId } = DEMO_USERS.ambassador
  await give(email)
  await update('First')
  while ((await spreadAnnouncements(app.caller(system), {})) > 0);
  await deleteAccount(app.caller(system), { userId, isTold: false })
  await tell()
  expect(await mailsTo(email)).toEqual([])
  const count = () => app.asOwner<{ n: number }>('select count(*)::int as n from donor_notices')
  await app.asOwner('alter table donor_notices no force row level security')
  expect((await count())[0]?.n).toBeGreaterThan(0)
  app.advance(183 * 24 * HOUR)
  await purgeDonorNotices(app.caller(system), {})
  expect((await count())[0]?.n).toBe(0)
})
