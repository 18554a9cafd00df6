import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { linkOf } from '#test/app/announcing.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { disbandTeams, organizationOf } from '#test/app/organization.ts'
import { giveAsGuest } from '#test/app/giving.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { answerAs, sendMailsAt, writeAs } from '#test/app/threads.ts'
import { dayFromNow } from '#test/app/writing.ts'
import { getOwnThread } from '../queries/get-own-thread.ts'
import { muteAsOrganization } from './mute-as-organization.ts'
import { muteAsPerson } from './mute-as-person.ts'

const app = startTestApp()
let organization: string
beforeAll(async () => {
  await disbandTeams(app)
  await addSupportable(app)
  const { email } = await organizationOf(app, 'partner')
  organization = email
})

const MINUTE_MS = 60_000
const START = new Date(`${dayFromNow(40)}T08:00:00Z`)
const minutes = (n: number) => new Date(START.getTime() + n * MINUTE_MS)

async function threadMails(address: string, title: string) {
  const mails = await app.mailsTo(address)
  return mails.filter(({ subject }) => subject.includes(title) && subject.includes('wrote to you'))
}

test('several messages become one mail after three minutes, with a link that answers without signing in', async () => {
  const title = 'Mended fences'
  const id = await signUp(app, 'supporter', await addSupportable(app, { title }))
  await answerAs(app, 'partner', id, 'Bring gloves: https://gloves.example', minutes(0))
  await answerAs(app, 'partner', id, 'And water.', minutes(2))
  await sendMailsAt(app, minutes(2))
  expect(await threadMails(DEMO_USERS.supporter.email, title)).toEqual([])
  await Promise.all([
    sendMailsAt(app, minutes(3)),
    sendMailsAt(app, minutes(3)),
    sendMailsAt(app, minutes(3)),
  ])
  await sendMailsAt(app, minutes(60))
  const [mail, ...more] = await threadMails(DEMO_USERS.supporter.email, title)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Bring gloves')
  expect(mail?.text).toContain('And water.')
  expect(mail?.text).not.toContain(organization)
  const { supportId, userId } = linkOf(app, mail?.text ?? '')
  expect(await getOwnThread(app.caller(system), { supportId, userId })).toMatchObject({
    messages: [{ author: 'partner' }, { author: 'partner' }],
  })
})

test('the organization is emailed without the address or the links of the person', async () => {
  const title = 'Painted benches'
  const id = await signUp(app, 'supporter', await addSupportable(app, { title }))
  await writeAs(app, 'supporter', id, 'Look at https://evil.example/x please', minutes(0))
  await sendMailsAt(app, minutes(5))
  const [mail] = await threadMails(organization, title)
  expect(mail?.text).toContain('Look at')
  expect(mail?.text).not.toContain('evil.example')
  expect(mail?.text).not.toContain(DEMO_USERS.supporter.email)
  expect(mail?.text).toContain(`/partner-dashboard/messages/${id}`)
})

test('a visitor who gave is emailed a link to their gift', async () => {
  const title = 'Planted oaks'
  const email = 'oaks@givers.example'
  const { id } = await giveAsGuest(app, await addSupportable(app, { title }), { email })
  await answerAs(app, 'partner', id, 'Thank you!', minutes(0))
  await sendMailsAt(app, minutes(5))
  const [mail] = await threadMails(email, title)
  expect(mail?.text).toContain(`/gifts/${id}?key=`)
})

test('a muted side gets no mail, also not later about what was written then', async () => {
  const title = 'Quiet garden'
  const id = await signUp(app, 'supporter', await addSupportable(app, { title }))
  const person = { supportId: id, userId: DEMO_USERS.supporter.id }
  await answerAs(app, 'partner', id, 'First', minutes(0))
  await sendMailsAt(app, minutes(5))
  await muteAsPerson(app.caller(system), { ...person, muted: true })
  await muteAsOrganization(app.caller('partner'), { supportId: id, muted: true })
  await answerAs(app, 'partner', id, 'Second', minutes(10))
  await writeAs(app, 'supporter', id, 'Third', minutes(11))
  await sendMailsAt(app, minutes(20))
  await muteAsPerson(app.caller(system), { ...person, muted: false })
  await sendMailsAt(app, minutes(30))
  expect(await threadMails(DEMO_USERS.supporter.email, title)).toHaveLength(1)
  expect(await threadMails(organization, title)).toEqual([])
  await answerAs(app, 'partner', id, 'Fourth', minutes(40))
  await sendMailsAt(app, minutes(45))
  expect(await threadMails(DEMO_USERS.supporter.email, title)).toHaveLength(2)
  await expect(
    muteAsPerson(app.caller(system), {
      supportId: id,
      userId: DEMO_USERS.ambassador.id,
      muted: true,
    }),
  ).toBeRefused('not_found')
  await expect(
    muteAsOrganization(app.caller('partner2'), { supportId: id, muted: true }),
  ).toBeRefused('not_found')
})

test('mails are in the language of their reader', async () => {
  const id = await signUp(app, 'ambassador', await addSupportable(app, { title: 'Two languages' }))
  await app
    .as('ambassador')
    .update('profiles', { language: 'he' }, { id: DEMO_USERS.ambassador.id })
  await answerAs(app, 'partner', id, 'Shalom', minutes(0))
  await sendMailsAt(app, minutes(5))
  const mails = await app.mailsTo(DEMO_USERS.ambassador.email)
  expect(mails.some(({ text }) => text.includes('קריאה ותשובה'))).toBe(true)
})
