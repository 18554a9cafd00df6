import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addressOf, inbox, said } from '#test/app/writing.ts'
import { sendMessage } from './send-message.ts'

const app = startTestApp()

describe('a contact message', () => {
  test.each([guest(), memberOf('supporter')])('of %o is stored and confirmed', async (who) => {
    const email = addressOf()
    await sendMessage(app.caller(who), { ...said, email: ` ${email.toUpperCase()} ` })
    expect(await inbox(app, email)).toMatchObject([
      {
        kind: 'contact',
        status: 'new',
        ...said,
        email,
        userId: who.kind === 'member' ? who.userId : null,
        guestId: who.kind === 'guest' ? who.guestId : null,
        searchText: `zoe lefevre ${email} a question about akko`,
      },
    ])
    const [mail, ...more] = await app.mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'inbox.contact', replyTo: app.runtime.env.OFFICE_EMAIL })
    // Anyone can enter anyone's address: none of the sender's words go there.
    expect(mail?.text).not.toMatch(/Zoé|Lefèvre|Akko/)
    expect(mail?.text).not.toContain(said.message)
    expect(mail?.html).not.toContain(said.message)
  })

  test('cannot be sent as another user or as already answered', async () => {
    const email = addressOf()
    const forged = { userId: DEMO_USERS.admin.id, status: 'answered', kind: 'tour', id: newId() }
    await sendMessage(app.caller('supporter'), { ...said, email, ...forged })
    expect(await inbox(app, email)).toMatchObject([
      { kind: 'contact', status: 'new', userId: DEMO_USERS.supporter.id },
    ])
  })

  test.each([visitor, system])('is not accepted from %o', async (who) => {
    await expect(sendMessage(app.caller(who), said)).toBeRefused('not_signed_in')
  })

  test.each([
    ['name', 'Name must be at least 2 characters.', 'A'],
    ['name', 'Name must be at least 2 characters.', ' 👍 '],
    ['name', 'Name must be 120 characters or fewer.', 'x'.repeat(121)],
    ['email', 'Please enter a valid email address.', ''],
    ['email', 'Please enter a valid email address.', 'nobody'],
    ['email', 'Please enter a valid email address.', 'a@b.example\nBcc: c@d.example'],
    ['email', 'Please enter a valid email address.', `${'x'.repeat(250)}@demo.test`],
    ['subject', 'Subject must be at least 5 characters.', 'Hey '],
    ['subject', 'Subject must be 200 characters or fewer.', 'x'.repeat(201)],
    ['message', 'Message must be at least 10 characters.', 'Too few \u0000\r\n'],
    ['message', 'Message must be 5,000 characters or fewer.', 'x'.repeat(5001)],
  ])('is refused for its %s: %s', async (field, sentence, text) => {
    await expect(
      sendMessage(app.caller(guest()), { ...said, [field]: text }),
    ).rejects.toMatchObject({ code: 'bad_input', fields: { [field]: sentence } })
  })

  test('from a bot is dropped, and no email is sent', async () => {
    const email = addressOf()
    await sendMessage(app.caller(guest()), { ...said, email, contactUrl: 'https://x.example' })
    expect(await inbox(app, email)).toEqual([])
    expect(await app.mailsTo(email)).toEqual([])
  })

  test.each([
    ['name', 'Win at casino.example now', 'casino'],
    ['name', 'Ann https://x.test', 'x.test'],
    ['subject', 'Cheap pills: WWW.pills', 'pills'],
    ['subject', 'Go to evil.example/now', 'evil'],
    ['subject', 'Call 192.0.2.1 today', '192'],
    ['subject', 'Write to spam@x.test', 'spam'],
  ])('sends no link of a sender to someone else’s mailbox: %s %s', async (field, text, never) => {
    const email = addressOf()
    await sendMessage(app.caller(guest()), { ...said, email, [field]: text })
    const [mail] = await app.mailsTo(email)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`.toLowerCase()).not.toContain(never)
  })

  test('cannot inject an email header', async () => {
    const email = addressOf()
    const subject = 'A question\r\nBcc: everybody@demo.test'
    await sendMessage(app.caller(guest()), { ...said, email, subject, name: 'Zoé\n\u2028X' })
    const [row] = await inbox(app, email)
    expect([row?.subject, row?.name]).toEqual(['A question Bcc: everybody@demo.test', 'Zoé X'])
    const [mail] = await app.mailsTo(email)
    expect(mail?.subject).toBe('We have received your message')
  })
})

describe('sent twice', () => {
  test.each([
    ['a guest', guest()],
    ['a member', memberOf('supporter')],
  ])('the same form from %s is one message and one email', async (_, who) => {
    const email = addressOf()
    await Promise.all(
      [1, 2, 3].map(() => sendMessage(app.caller(who as Actor), { ...said, email })),
    )
    expect(await inbox(app, email)).toHaveLength(1)
    expect(await app.mailsTo(email)).toHaveLength(1)
  })

  test('also from a browser without cookies, which is a new guest each time', async () => {
    const email = addressOf()
    await Promise.all([1, 2, 3].map(() => sendMessage(app.caller(guest()), { ...said, email })))
    expect(await inbox(app, email)).toHaveLength(1)
    expect(await app.mailsTo(email)).toHaveLength(1)
    await sendMessage(app.caller(guest()), { ...said, email, message: 'And one thing more.' })
    expect(await inbox(app, email)).toHaveLength(2)
  })
})
