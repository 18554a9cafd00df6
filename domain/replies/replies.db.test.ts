import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startTestApp, system, type TestApp } from '#test/app/create-test-app.ts'
import { giveAsGuest } from '#test/app/giving.ts'
import { disbandTeams, organizationOf } from '#test/app/organization.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { answerAs, callerAt, sendMailsAt, writeAs } from '#test/app/threads.ts'
import { dayFromNow } from '#test/app/writing.ts'
import { changeDuties } from '#domain/partners/commands/change-duties.ts'
import { sendThreadMails } from '#domain/threads/commands/send-thread-mails.ts'
import { startReplyListener } from './start-reply-listener.ts'

const DOMAIN = 'replies.example.org'
const app = startTestApp()
let runtime: TestApp['runtime']
let listener: { port: number; close(): Promise<void> }
beforeAll(async () => {
  await disbandTeams(app)
  runtime = {
    ...app.runtime,
    clock: { now: later },
    env: { ...app.runtime.env, INBOUND_MAIL_PORT: 0, INBOUND_MAIL_DOMAIN: DOMAIN },
  }
  listener = (await startReplyListener(runtime))!
})
afterAll(() => listener.close())

let clock = 0
const start = Date.parse(dayFromNow(90))
const later = () => new Date(start + (clock += 60 * 60_000))

/** Sends the waiting mails of threads, with reply addresses. */
async function mailThreads(): Promise<void> {
  const caller = callerAt(app, system, later())
  await sendThreadMails({ ...caller, runtime: { ...runtime, clock: caller.runtime.clock } }, {})
}

async function replyAddressOf(to: string, title: string): Promise<string> {
  const rows = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('mails')
      .select('replyTo')
      .where('toAddress', '=', to)
      .where('subject', 'like', `%${title}%`)
      .where('kind', 'like', 'threads.%')
      .execute(),
  )
  expect(rows).toHaveLength(1)
  return rows[0]?.replyTo ?? ''
}

const post = createMailer()
function createMailer() {
  const open: { close(): void }[] = []
  afterEach(() => {
    for (const one of open.splice(0)) one.close()
  })
  return async (mail: object) => {
    const transport = createTransport({
      host: '127.0.0.1',
      port: listener.port,
      secure: false,
      ignoreTLS: true,
    })
    open.push(transport)
    return transport.sendMail({
      from: 'whoever@elsewhere.example',
      subject: 'Re: something',
      ...mail,
    })
  }
}

const written = (supportId: string) =>
  app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('threadMessages')
      .select(['author', 'userId', 'body'])
      .where('supportId', '=', supportId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  )

/** A confirmed thread with a message of the organization, and the address at which its person answers. */
async function asked(title: string) {
  const id = await signUp(app, 'supporter', await addSupportable(app, { title }))
  await answerAs(app, 'partner', id, 'When do you come?', later())
  await mailThreads()
  return { id, to: await replyAddressOf(DEMO_USERS.supporter.email, title) }
}

test('a reply becomes a message of its reader, whatever address it comes from, without the quote', async () => {
  const { id, to } = await asked('Ripe figs')
  expect(to).toMatch(/^reply-[a-z2-7]+@replies\.example\.org$/)
  await post({
    to,
    text: 'At nine, with my son.\n\nOn Fri, Nov 27, 2026 Friends <x@f4i.example> wrote:\n> When do you come?',
  })
  expect(await written(id)).toMatchObject([
    { author: 'partner' },
    { author: 'person', userId: DEMO_USERS.supporter.id, body: 'At nine, with my son.' },
  ])
  // The organization answers from its public address, in Hebrew and as HTML alone.
  await mailThreads()
  const { email } = await organizationOf(app, 'partner')
  await post({
    to: await replyAddressOf(email, 'Ripe figs'),
    html: '<div dir="rtl">נתראה בתשע!</div><blockquote>At nine, with my son.</blockquote>',
  })
  expect((await written(id)).at(-1)).toMatchObject({
    author: 'partner',
    body: 'נתראה בתשע!',
  })
})

test('who has left a mailbox no longer answers from it', async () => {
  const { id, to } = await asked('Early pears')
  await app.as(system).update('supports', { email: 'new@elsewhere.example' }, { id })
  await expect(post({ to, text: 'Still here' })).rejects.toMatchObject({ responseCode: 550 })
  expect(await written(id)).toHaveLength(1)
})

test('a giver without an account replies too', async () => {
  const email = 'giver@elsewhere.example'
  const { id } = await giveAsGuest(app, await addSupportable(app, { title: 'Young oaks' }), {
    email,
  })
  await answerAs(app, 'partner', id, 'Thank you!', later())
  await mailThreads()
  await post({ to: await replyAddressOf(email, 'Young oaks'), text: 'With pleasure' })
  expect((await written(id)).at(-1)).toMatchObject({ author: 'person', userId: null })
})

test('the one of a team who replies is the author, until they have left it', async () => {
  const id = await signUp(app, 'supporter', await addSupportable(app, { title: 'Late plums' }))
  const { partnerId } = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .select('partnerId')
      .where('supports.id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  const member = { userId: DEMO_USERS.admin.id, partnerId, duties: ['answer'] }
  await app.as(system).insert('partnerMembers', member)
  await writeAs(app, 'supporter', id, 'When?', later())
  await mailThreads()
  const to = await replyAddressOf(DEMO_USERS.admin.email, 'Late plums')
  await post({ to, text: 'On Monday' })
  expect((await written(id)).at(-1)).toMatchObject({
    author: 'partner',
    userId: DEMO_USERS.admin.id,
  })
  await disbandTeams(app)
  await expect(post({ to, text: 'Or on Tuesday' })).rejects.toMatchObject({ responseCode: 550 })
  expect(await written(id)).toHaveLength(2)
})

test('about a gift whoever minds the money replies, and no longer without that duty', async () => {
  const { id } = await giveAsGuest(app, await addSupportable(app, { title: 'Old olives' }))
  const { partnerId } = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('partners')
      .select('id as partnerId')
      .where('userId', '=', DEMO_USERS.partner.id)
      .executeTakeFirstOrThrow(),
  )
  const { id: userId } = DEMO_USERS.admin
  await app.as(system).insert('partnerMembers', { userId, partnerId, duties: ['money'] })
  await writeAs(app, null, id, 'Has it arrived?', later())
  await mailThreads()
  const to = await replyAddressOf(DEMO_USERS.admin.email, 'Old olives')
  await post({ to, text: 'It has' })
  expect((await written(id)).at(-1)).toMatchObject({ author: 'partner', userId })
  await changeDuties(app.caller('partner'), { memberId: userId, duties: ['answer'] })
  await expect(post({ to, text: 'Once more' })).rejects.toMatchObject({ responseCode: 550 })
  await disbandTeams(app)
})

test('a wrong address, of another domain, or changed by a letter, is refused', async () => {
  const { id, to } = await asked('Dry dates')
  const other = to.replace(/^reply-(.)/, (_, sign) => `reply-${sign === 'a' ? 'b' : 'a'}`)
  const forged = to.replace(/(.{3})@/, (_, signs) => `${signs === 'aaa' ? 'bbb' : 'aaa'}@`)
  for (const wrong of [other, forged, `nobody@${DOMAIN}`, to.replace(DOMAIN, 'f4i.example')]) {
    await expect(post({ to: wrong, text: 'Hello' })).rejects.toMatchObject({ responseCode: 550 })
  }
  expect(await written(id)).toHaveLength(1)
})

test('attachments, too much, and nothing are refused with words; pictures of a signature are not', async () => {
  const { id, to } = await asked('Red grapes')
  const picture = { filename: 'a.png', content: Buffer.from('png'), contentType: 'image/png' }
  await expect(post({ to, text: 'See', attachments: [picture] })).rejects.toMatchObject({
    responseCode: 554,
    response: expect.stringContaining('Attachments'),
  })
  await expect(post({ to, text: 'x'.repeat(2_001) })).rejects.toMatchObject({
    responseCode: 550,
    response: expect.stringContaining('2000'),
  })
  await expect(post({ to, text: '> only a quote' })).rejects.toMatchObject({ responseCode: 550 })
  await expect(
    post({ to, text: 'Big', attachments: [{ ...picture, content: Buffer.alloc(3_000_000) }] }),
  ).rejects.toMatchObject({ responseCode: 552 })
  await post({
    to,
    html: '<p>Fine.</p><img src="cid:logo">',
    attachments: [{ ...picture, cid: 'logo', contentDisposition: 'inline' }],
  })
  expect(await written(id)).toHaveLength(2)
})

test('what no person wrote is dropped; what is delivered twice is written once', async () => {
  const { id, to } = await asked('Green almonds')
  for (const headers of [
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'bulk' },
    { 'List-Id': '<news.example>' },
  ]) {
    await post({ to, text: 'I am away.', headers })
  }
  await post({ to, text: 'Not delivered', envelope: { from: '', to } })
  expect(await written(id)).toHaveLength(1)
  const mail = { to, text: 'Yes', messageId: '<one@elsewhere.example>' }
  await post(mail)
  await post(mail)
  expect(await written(id)).toHaveLength(2)
})

test('without the setting nothing listens, and mails are as before', async () => {
  expect(await startReplyListener(app.runtime)).toBeNull()
  const id = await signUp(app, 'supporter', await addSupportable(app, { title: 'Plain bread' }))
  await answerAs(app, 'partner', id, 'Hello', later())
  await sendMailsAt(app, later())
  expect(await replyAddressOf(DEMO_USERS.supporter.email, 'Plain bread')).toBe('')
  const [mail] = (await app.mailsTo(DEMO_USERS.supporter.email)).filter(({ subject }) =>
    subject.includes('Plain bread'),
  )
  expect(mail?.text).toContain('replies to this email do not reach')
})
