import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { seatsOf, signUpAs } from '#test/app/signing-up.ts'
import { organizationOf } from '#test/app/organization.ts'
import { addSupportable, stateOf } from '#test/app/supporting.ts'
import { answerSupport } from './answer-support.ts'
import { cancelSupport } from './cancel-support.ts'
import { completeItem } from './complete-item.ts'
import { listSupporters } from '../queries/list-supporters.ts'
import { listSupportsToExport } from '../queries/list-supports-to-export.ts'
import { signUpGroup } from './sign-up-group.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))
afterEach(() => expectBooksAgree(app))

/** Starts a group led by the supporter. */
const harvesters = (name?: string) => startGroupAs(app, 'supporter', ['ambassador', 'admin'], name)
const all = ['supporter', 'ambassador', 'admin'] as const

test('group members sign up together, with a seat each, and everyone involved is emailed', async () => {
  const title = 'Olives of the joint kind'
  const itemId = await addSupportable(app, { title, places: 5 })
  const { id: groupId } = await harvesters('Olive People')
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: all })

  expect(await stateOf(app, id)).toMatchObject({ status: 'pending', taken: 3 })
  expect(await seatsOf(app, id)).toEqual(all.map((who) => DEMO_USERS[who].id).toSorted())
  const who = `Olive People (3 people), led by ${DEMO_USERS.supporter.fullName}`
  const told = await app.mailsTo((await organizationOf(app, 'partner')).email)
  expect(told.find(({ subject }) => subject.includes(title))?.text).toContain(who)
  for (const other of ['ambassador', 'admin'] as const) {
    const mail = (await app.mailsTo(DEMO_USERS[other].email)).find(({ subject }) =>
      subject.includes(title),
    )
    expect(mail?.text).toContain(
      `${DEMO_USERS.supporter.fullName} has signed you up with Olive People`,
    )
    expect(mail?.text).toContain(`http://127.0.0.1:3000/groups/${groupId}`)
  }
  const own = await app.mailsTo(DEMO_USERS.supporter.email)
  expect(own.filter(({ subject }) => subject.includes(title))).toEqual([])

  const { supporters } = await listSupporters(app.caller('partner'), { post: itemId })
  expect(supporters).toMatchObject([
    { id, name: who, places: 3, email: DEMO_USERS.supporter.email },
  ])
  const lines = await listSupportsToExport(app.caller('partner'), { post: itemId })
  expect(lines).toMatchObject([{ groupName: 'Olive People', places: 3 }])
  const others = await listSupporters(app.caller('partner2'), {})
  expect(JSON.stringify(others)).not.toContain('Olive People')
})

test.each(['confirmed', 'declined', 'completed'] as const)(
  'the organization’s answer (%s) is emailed to everyone who comes along, separately',
  async (answer) => {
    const title = `Answered ${answer}`
    const itemId = await addSupportable(app, { title })
    const { id: groupId } = await harvesters()
    // The leader does not come along, but is emailed as well.
    const people = ['ambassador', 'admin'] as const
    const id = await signUpAs(app, 'supporter', { groupId, itemId, people })
    const say = (word: typeof answer) =>
      answerSupport(app.caller('partner'), { id, answer: word, reason: 'Rain', hours: '6' })
    if (answer === 'completed') await say('confirmed')
    expect(await say(answer)).toEqual({
      name: `Thursday Harvesters (2 people), led by ${DEMO_USERS.supporter.fullName}`,
    })
    const kept = await app.as(system).row('supports', ['hours'], { id })
    expect(kept.hours).toBe(answer === 'completed' ? 6 : null)
    for (const who of all) {
      const mails = (await app.mailsTo(DEMO_USERS[who].email)).filter(
        ({ subject, kind }) => subject.includes(title) && kind === `support.${answer}`,
      )
      expect(mails, who).toHaveLength(1)
      expect(mails[0]?.text).toContain('2 volunteers, with Thursday Harvesters')
    }
  },
)

test('completing the item thanks everyone who came along, and counts one support', async () => {
  const itemId = await addSupportable(app, { title: 'Whole work' })
  const { id: groupId } = await harvesters()
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: all })
  await answerSupport(app.caller('partner'), { id, answer: 'confirmed' })
  expect(await completeItem(app.caller('partner'), { itemId, hours: '9' })).toEqual({
    thanked: 1,
  })
  for (const who of all) {
    const mails = await app.mailsTo(DEMO_USERS[who].email)
    expect(mails.map(({ subject }) => subject)).toContain('Thank you for supporting Whole work')
  }
})

test('the leader cancels for all, who are emailed; no one else can', async () => {
  const itemId = await addSupportable(app, { title: 'Called off' })
  const { id: groupId } = await harvesters()
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: all })
  await expect(cancelSupport(app.caller('ambassador'), { id })).toBeRefused('not_found')
  await cancelSupport(app.caller('supporter'), { id })
  expect(await stateOf(app, id)).toMatchObject({ status: 'cancelled', taken: 0 })
  for (const who of ['ambassador', 'admin'] as const) {
    const subjects = (await app.mailsTo(DEMO_USERS[who].email)).map(({ subject }) => subject)
    expect(subjects).toContain('Canceled: Called off')
  }
  await signUpAs(app, 'supporter', { groupId, itemId, people: all })
})

test('the same form sent twice creates one sign-up', async () => {
  const itemId = await addSupportable(app)
  const { id: groupId } = await harvesters()
  const given = {
    groupId,
    itemId,
    kind: 'volunteer',
    people: all.map((who) => DEMO_USERS[who].id),
  } as const
  const key = newId()
  const first = await signUpGroup(app.caller('supporter', key), given)
  expect(await signUpGroup(app.caller('supporter', key), given)).toEqual(first)
})
