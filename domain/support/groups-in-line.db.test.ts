import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { addPeople, startGroupAs } from '#test/app/groups.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { seatsOf, signUpAs, takenOf } from '#test/app/signing-up.ts'
import { organizationOf } from '#test/app/organization.ts'
import { addShifts, addSupport, addSupportable, stateOf } from '#test/app/supporting.ts'
import { answerSupport } from './commands/answer-support.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { endGroup } from './commands/end-group.ts'
import { joinGroupSignUp } from './commands/join-group-sign-up.ts'
import { leaveSeat } from './commands/leave-seat.ts'
import { moveWaitingLists } from './commands/move-waiting-lists.ts'
import { offerFreePlaces } from './commands/offer-free-places.ts'
import { supportItem } from './commands/support-item.ts'
import { takePlace } from './commands/take-place.ts'
import { getGroupSignUpForm } from './queries/get-group-sign-up-form.ts'
import { getSignUp } from './queries/get-sign-up.ts'
import { listOwnSupports } from './queries/list-own-supports.ts'
import { listGroupSignUps } from './queries/list-group-sign-ups.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))
afterEach(() => expectBooksAgree(app))

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(app.runtime.clock.now().getTime() + days * DAY)
const harvesters = (name?: string) => startGroupAs(app, 'supporter', ['ambassador', 'admin'], name)
const all = ['supporter', 'ambassador', 'admin'] as const
const join = (who: Person, itemId: string, more: { dates?: string[]; waits?: 'yes' } = {}) =>
  supportItem(app.caller(who, newId()), { kind: 'volunteer', itemId, ...more })
const takeOne = (itemId: string) =>
  addSupport(app, { itemId, status: 'confirmed', kind: 'volunteer', who: 'partner2' })
const statusOf = async (id: string) => (await stateOf(app, id)).status
const mailsOf = async (who: Person, title: string) =>
  (await app.mailsTo(DEMO_USERS[who].email)).filter(({ subject }) => subject.includes(title))
async function moveAll() {
  while (await moveWaitingLists(app.caller(system), {})) {
    // One step at a time.
  }
}

/** An event of two dates with four places each. */
const twoDates = (title = 'Two evenings', more = {}) =>
  addShifts(
    app,
    [
      { startDatetime: inDays(10), places: 4 },
      { startDatetime: inDays(11), places: 4 },
    ],
    { title, places: 8, ...more },
  )

test('a group chooses dates, one sign-up for each, with one email for all of them', async () => {
  const title = 'Chosen together'
  const { itemId, dateIds } = await twoDates(title)
  const { id: groupId } = await harvesters()
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: all, dates: dateIds })
  expect(await seatsOf(app, id)).toHaveLength(3)
  expect(await takenOf(app, itemId)).toBe(6)
  const { signUps } = await listGroupSignUps(app.caller('supporter'), { groupId })
  expect(signUps.map(({ date }) => date?.id).toSorted()).toEqual(dateIds.toSorted())
  const told = (await app.mailsTo((await organizationOf(app, 'partner')).email)).filter(
    ({ subject }) => subject.includes(title),
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.text.match(/3 volunteers/g)).toHaveLength(2)
  expect(await mailsOf('ambassador', title)).toHaveLength(1)

  // Again, or without a date, or for a date of something else.
  const again = (dates: string[]) =>
    signUpAs(app, 'supporter', { groupId, itemId, people: all, dates })
  await expect(again(dateIds.slice(0, 1))).toBeRefused('conflict')
  const { id: other } = await startGroupAs(app, 'partner2', ['applicant'], 'Others')
  const their = (dates: string[]) =>
    signUpAs(app, 'partner2', { groupId: other, itemId, people: ['partner2', 'applicant'], dates })
  await expect(their([])).toBeRefused('bad_input')
  await expect(their([newId()])).toBeRefused('conflict')
  // Too few places on one of them: no one comes to either.
  await expect(their(dateIds)).toBeRefused('conflict')
  expect(await takenOf(app, itemId)).toBe(6)
})

test('whoever comes alone to one date can come to another with the group, and not twice to one', async () => {
  const { itemId, dateIds } = await twoDates()
  const [one = '', two = ''] = dateIds
  await join('ambassador', itemId, { dates: [one] })
  const { id: groupId } = await harvesters()
  await expect(
    signUpAs(app, 'supporter', { groupId, itemId, people: all, dates: dateIds }),
  ).rejects.toMatchObject({ fields: { people: expect.stringContaining('already') } })
  await signUpAs(app, 'supporter', { groupId, itemId, people: all, dates: [two] })
  await expect(join('ambassador', itemId, { dates: [two] })).toBeRefused('conflict')
  const form = await getGroupSignUpForm(app.caller('supporter'), {
    groupId,
    itemId,
    kind: 'volunteer',
  })
  expect(form.dates?.map(({ state }) => state)).toEqual(['free', 'mine'])
  expect(form.people.map(({ heldBack }) => heldBack)).toEqual([null, null, null])
})

test('no one waits for more places than there are in all', async () => {
  const { id: groupId } = await harvesters()
  const [itemId, { itemId: shifts, dateIds }] = [
    await addSupportable(app, { places: 2, startDate: '2040-05-01' }),
    await addShifts(app, [
      { startDatetime: inDays(10), places: 2 },
      { startDatetime: inDays(11), places: 4 },
    ]),
  ]
  await expect(
    signUpAs(app, 'supporter', { groupId, itemId, people: all, waits: true }),
  ).rejects.toMatchObject({ fields: { people: 'There are only 2 places in total.' } })
  await expect(
    supportItem(app.caller('applicant', newId()), {
      kind: 'volunteer',
      itemId,
      places: '3',
      waits: 'yes',
    }),
  ).rejects.toMatchObject({ fields: { places: 'There are only 2 places in total.' } })
  const their = (dates: string[]) =>
    signUpAs(app, 'supporter', { groupId, itemId: shifts, people: all, dates, waits: true })
  await expect(their(dateIds)).rejects.toMatchObject({
    fields: { dates: expect.stringContaining('only 2 places in total') },
  })
  await their(dateIds.slice(1))
})

test('a group waits for places for all; who needs fewer is offered theirs first, and it stays first in line', async () => {
  const title = 'Room for all of us'
  const itemId = await addSupportable(app, { title, places: 4, startDate: '2040-05-01' })
  const single = await join('partner2', itemId)
  const alone = await join('applicant', itemId)
  const { id: groupId } = await harvesters()
  const people = all
  await expect(signUpAs(app, 'supporter', { groupId, itemId, people })).rejects.toMatchObject({
    fields: { people: expect.any(String) },
  })
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people, waits: true })
  expect(await stateOf(app, id)).toMatchObject({ status: 'waiting', taken: 2 })
  expect(await seatsOf(app, id)).toHaveLength(3)
  expect((await mailsOf('supporter', title)).map(({ kind }) => kind)).toEqual(['support.waiting'])
  expect((await mailsOf('ambassador', title))[0]?.text).toContain('on the waiting list')
  // No one joins or signs up twice in the meantime.
  await expect(signUpAs(app, 'supporter', { groupId, itemId, people, waits: true })).toBeRefused(
    'conflict',
  )
  await expect(join('ambassador', itemId)).toBeRefused('conflict')

  // Two places are free, and one person behind them wants one.
  const [late] = await addPeople(app, 1)
  const behind = await supportItem(app.caller(late!, newId()), {
    kind: 'volunteer',
    itemId,
    places: '3',
    waits: 'yes',
  })
  expect(await statusOf(behind.id)).toBe('waiting')
  await cancelSupport(app.caller('partner2'), { id: single.id })
  // Three places: the group, which came first.
  expect(await statusOf(id)).toBe('offered')
  expect(await statusOf(behind.id)).toBe('waiting')
  expect(await takenOf(app, itemId)).toBe(4)

  await moveAll()
  const offer = (await mailsOf('supporter', title)).find(({ kind }) => kind === 'support.offered')
  expect(offer?.text).toContain('3 volunteers')
  // Only its leader can take them.
  const as = (who: Person) => ({ supportId: id, userId: DEMO_USERS[who].id, hadIt: false })
  expect(await getSignUp(app.caller(system), as('ambassador'))).toMatchObject({
    mayTake: false,
    mayAnswer: false,
  })
  const onDashboard = async (who: Person) =>
    (await listOwnSupports(app.caller(who), { page: 1 })).supports.find((own) => own.id === id)
  expect(await onDashboard('ambassador')).toMatchObject({ inLine: null, mayStepOut: true })
  expect(await onDashboard('supporter')).toMatchObject({ inLine: { position: null } })
  await expect(takePlace(app.caller(system), as('ambassador'))).toBeRefused('conflict')
  expect((await getSignUp(app.caller(system), as('supporter'))).mayTake).toBe(true)
  await takePlace(app.caller(system), as('supporter'))
  expect(await stateOf(app, id)).toMatchObject({ status: 'pending', taken: 4 })
  expect(await mailsOf('ambassador', title)).toHaveLength(2)
  await cancelSupport(app.caller('applicant'), { id: alone.id })
  expect(await statusOf(behind.id)).toBe('waiting')
})

test('a place that does not suffice for the group goes to the next who fits', async () => {
  const itemId = await addSupportable(app, { places: 3, startDate: '2040-05-01' })
  const [one, two, three, four] = await addPeople(app, 4)
  const joinAs = (who: typeof one, more = {}) =>
    supportItem(app.caller(who!, newId()), { kind: 'volunteer', itemId, ...more })
  const first = await joinAs(one)
  await joinAs(two)
  await joinAs(three)
  const { id: groupId } = await harvesters()
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: all, waits: true })
  const behind = await joinAs(four, { waits: 'yes' })
  await cancelSupport(app.caller(one!), { id: first.id })
  expect(await statusOf(id)).toBe('waiting')
  expect(await statusOf(behind.id)).toBe('offered')
  expect(await takenOf(app, itemId)).toBe(3)
  const as = { supportId: id, userId: DEMO_USERS.supporter.id, hadIt: false }
  expect((await getSignUp(app.caller(system), as)).position).toBe(1)
})

test('a smaller group needs fewer places; the last to leave ends its waiting; the group’s end does too', async () => {
  const title = 'Smaller and smaller'
  const itemId = await addSupportable(app, { title, places: 3, startDate: '2040-05-01' })
  await takeOne(itemId)
  const { id: groupId } = await harvesters()
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: all, waits: true })
  expect(await statusOf(id)).toBe('waiting')
  await expect(joinGroupSignUp(app.caller('ambassador'), { supportId: id })).rejects.toMatchObject({
    message: expect.stringContaining('waiting list'),
  })
  await leaveSeat(app.caller('admin'), { supportId: id })
  await offerFreePlaces(app.caller(system), { after: null })
  expect(await stateOf(app, id)).toMatchObject({ status: 'offered', taken: 3 })
  await leaveSeat(app.caller('ambassador'), { supportId: id })
  expect(await stateOf(app, id)).toMatchObject({ status: 'offered', taken: 2 })
  await leaveSeat(app.caller('supporter'), { supportId: id })
  expect(await stateOf(app, id)).toMatchObject({ status: 'cancelled', taken: 1 })
  expect(
    (await app.mailsTo((await organizationOf(app, 'partner')).email)).filter(({ subject }) =>
      subject.includes(title),
    ),
  ).toEqual([])

  const full = await addSupportable(app, { places: 3, startDate: '2040-05-01' })
  await takeOne(full)
  const waiting = await signUpAs(app, 'supporter', {
    groupId,
    itemId: full,
    people: all,
    waits: true,
  })
  await endGroup(app.caller('supporter'), { id: groupId })
  expect(await statusOf(waiting)).toBe('cancelled')
})

test('where everyone is welcome a group is in at once, whoever joins it later too, and all are told', async () => {
  const title = 'Open to every group'
  const itemId = await addSupportable(app, { title, welcomesAll: true, places: 3 })
  const { id: groupId } = await harvesters()
  const two = ['supporter', 'ambassador'] as const
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: two })
  expect(await stateOf(app, id)).toMatchObject({ status: 'confirmed', taken: 2 })
  expect((await mailsOf('supporter', title)).map(({ kind }) => kind)).toEqual(['support.confirmed'])
  expect((await mailsOf('ambassador', title))[0]?.text).toContain('you are expected')
  const [told] = (await app.mailsTo((await organizationOf(app, 'partner')).email)).filter(
    ({ subject }) => subject.includes(title),
  )
  expect(told?.text).toContain('they are confirmed')
  await joinGroupSignUp(app.caller('admin'), { supportId: id })
  expect(await stateOf(app, id)).toMatchObject({ status: 'confirmed', taken: 3 })

  const asked = await addSupportable(app, { places: 3 })
  const pending = await signUpAs(app, 'supporter', { groupId, itemId: asked, people: two })
  expect(await statusOf(pending)).toBe('pending')
})

test('the database refuses a seat beyond what a waiting group asked for, and one in an answered sign-up', async () => {
  const itemId = await addSupportable(app, { places: 2, startDate: '2040-05-01' })
  await takeOne(itemId)
  const { id: groupId } = await harvesters()
  const two = ['supporter', 'ambassador'] as const
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: two, waits: true })
  const add = (supportId: string) =>
    app.as('admin').insert('groupSeats', {
      supportId,
      userId: DEMO_USERS.admin.id,
      createdAt: app.runtime.clock.now(),
    })
  await expect(add(id)).rejects.toThrow(/group_seats_of_members|does not come along/)
  const answered = await addSupportable(app, { places: 5 })
  const one = await signUpAs(app, 'supporter', { groupId, itemId: answered, people: two })
  await answerSupport(app.caller('partner'), { id: one, answer: 'confirmed' })
  await expect(add(one)).rejects.toThrow(/group_seats_of_members|does not come along/)
})
