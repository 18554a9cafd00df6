import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { joinGroupSignUp } from '#domain/support/commands/join-group-sign-up.ts'
import { requestSignUp } from '#domain/support/commands/request-sign-up.ts'
import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { listSupporters } from '#domain/support/queries/list-supporters.ts'
import { startTestApp, memberOf, system, type Person } from '#test/app/create-test-app.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { addShifts, addSupportable, stateOf } from '#test/app/supporting.ts'
import { answerConsent, type CONSENT_ANSWERS } from './commands/answer-consent.ts'
import { lapseConsents } from './commands/lapse-consents.ts'
import { getConsent } from './queries/get-consent.ts'

const DAY = 24 * 60 * 60 * 1000

const app = startTestApp()

let parents = 0
/** Signs a minor up; returns the support's id, and the key of the link that their parent got. */
async function signUpMinor(more: object = {}, who: Person = 'supporter') {
  const itemId = await addSupportable(app, { title: 'Olives', ages: 'consent', ...more })
  parents += 1
  const guardianEmail = `parent${parents}@example.org`
  const { id, status } = await supportItem(app.caller(who, newId()), {
    kind: 'volunteer',
    places: '1',
    itemId,
    age: { age: 'minor', guardianName: 'Ruth Levi', guardianEmail },
  })
  const [mail] = await app.mailsTo(guardianEmail)
  const key = new URL(/http\S+consents\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://x').searchParams
  return { id, status, itemId, guardianEmail, key: key.get('key') ?? '' }
}

const answer = ({ id, key }: { id: string; key: string }, said: (typeof CONSENT_ANSWERS)[number]) =>
  answerConsent(app.caller(system), { supportId: id, key, answer: said })

const consentOf = async (id: string) =>
  app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .leftJoin('guardianConsents', 'guardianConsents.supportId', 'supports.id')
      .select(['consent', 'status', 'said', 'guardianConsents.answeredAt', 'consentGivenAt'])
      .where('supports.id', '=', id)
      .executeTakeFirstOrThrow(),
  )

test('a minor holds a place, and counts once their parent has said yes', async () => {
  const minor = await signUpMinor({ places: 3 })
  expect(minor.status).toBe('pending')
  expect(await stateOf(app, minor.id)).toMatchObject({ taken: 1 })
  const shown = () => listSupporters(app.caller('partner'), { post: minor.itemId })
  expect((await shown()).supporters[0]).toMatchObject({
    answers: ['declined'],
    consent: { consent: 'asked', guardianName: 'Ruth Levi' },
    dueAt: null,
  })
  const confirm = () =>
    answerSupport(app.caller('partner'), { id: minor.id, answer: 'confirmed', reason: '' })
  await expect(confirm()).toBeRefused('conflict')

  // Opening the link does nothing.
  const page = await getConsent(app.caller(system), { supportId: minor.id })
  expect(page).toMatchObject({ mayAnswer: true, consent: 'asked', guardian: 'Ruth Levi' })
  expect(await consentOf(minor.id)).toMatchObject({ consent: 'asked', said: null })

  await answer(minor, 'yes')
  const given = await consentOf(minor.id)
  expect(given).toMatchObject({ consent: 'given', status: 'pending', said: page.text })
  expect(given.consentGivenAt).toBeInstanceOf(Date)
  expect((await shown()).supporters[0]?.answers).toContain('confirmed')
  expect((await shown()).supporters[0]?.dueAt).not.toBeNull()
  await answer(minor, 'yes')
  expect(
    (await app.mailsTo(DEMO_USERS.supporter.email)).filter(({ subject }) =>
      subject.includes('has agreed: Olives'),
    ),
  ).toHaveLength(1)
  await confirm()
  expect((await consentOf(minor.id)).status).toBe('confirmed')
})

test('the words of the page are those that are kept, though the item is renamed', async () => {
  const minor = await signUpMinor()
  await answer(minor, 'yes')
  await app.as(system).update('projectEvents', { title: 'Lemons' }, { id: minor.itemId })
  const { text } = await getConsent(app.caller(system), { supportId: minor.id })
  expect(text).toContain('Olives')
})

test('where everyone is welcome, a minor still waits for a parent', async () => {
  const minor = await signUpMinor({ welcomesAll: true })
  expect(minor.status).toBe('pending')
  await answer(minor, 'yes')
  expect((await consentOf(minor.id)).status).toBe('confirmed')
})

test('a parent can say no, and withdraw', async () => {
  const refused = await signUpMinor({ places: 2 })
  await answer(refused, 'no')
  expect(await consentOf(refused.id)).toMatchObject({ consent: 'refused', status: 'cancelled' })
  expect(await stateOf(app, refused.id)).toMatchObject({ taken: 0 })
  await expect(answer(refused, 'yes')).toBeRefused('conflict')

  const withdrawn = await signUpMinor()
  await expect(answer(withdrawn, 'withdraw')).toBeRefused('conflict')
  await answer(withdrawn, 'yes')
  app.advance(30 * DAY)
  await answer(withdrawn, 'withdraw')
  const state = await consentOf(withdrawn.id)
  expect(state).toMatchObject({ consent: 'withdrawn', status: 'cancelled' })
  expect(state.said).not.toBeNull()
})

test('a month after there is nothing to decide, the link shows nothing', async () => {
  const minor = await signUpMinor()
  await answer(minor, 'no')
  const open = () => getConsent(app.caller(system), { supportId: minor.id })
  expect(await open()).toMatchObject({ mayAnswer: false })
  app.advance(31 * DAY)
  await expect(open()).toBeRefused('not_found')
})

test('another key, or that of another sign-up, opens nothing', async () => {
  const minor = await signUpMinor()
  const other = await signUpMinor({}, 'ambassador')
  for (const key of ['', 'x', `${minor.key}x`, other.key]) {
    await expect(answer({ ...minor, key }, 'yes')).toBeRefused('not_found')
  }
  expect((await consentOf(minor.id)).consent).toBe('asked')
})

test('after a week the link has expired, and the job frees the place once', async () => {
  const minor = await signUpMinor({ places: 2 })
  app.advance(6 * DAY)
  while (await lapseConsents(app.caller(system), {}));
  expect(await consentOf(minor.id)).toMatchObject({ consent: 'asked', status: 'pending' })
  app.advance(DAY)
  await expect(answer(minor, 'yes')).toBeRefused('conflict')
  while (await lapseConsents(app.caller(system), {}));
  expect(await consentOf(minor.id)).toMatchObject({ consent: 'lapsed', status: 'cancelled' })
  expect(await stateOf(app, minor.id)).toMatchObject({ taken: 0 })
  const told = (await app.mailsTo(DEMO_USERS.supporter.email)).filter(({ subject }) =>
    subject.startsWith('Your sign-up was canceled'),
  )
  expect(await lapseConsents(app.caller(system), {})).toBe(false)
  expect(told.length).toBeGreaterThan(0)
})

test.each([
  ['nothing', {}, 'consent', 'age'],
  ['a minor where only adults may come', { age: 'minor' }, 'adults', 'age'],
  ['no parent', { age: 'minor', guardianEmail: 'p@example.org' }, 'consent', 'guardianName'],
  [
    'no address',
    { age: 'minor', guardianName: 'Ruth', guardianEmail: 'p' },
    'consent',
    'guardianEmail',
  ],
  [
    'their own address',
    { age: 'minor', guardianName: 'Ruth', guardianEmail: DEMO_USERS.supporter.email },
    'consent',
    'guardianEmail',
  ],
] as [string, Record<string, string>, string, string][])(
  'refused: %s',
  async (_, age, ages, field) => {
    const itemId = await addSupportable(app, { ages })
    const form = { kind: 'volunteer', places: '1', itemId, age } as const
    const refused = { code: 'bad_input', fields: { [field]: expect.any(String) } }
    await expect(supportItem(app.caller('supporter', newId()), form)).rejects.toMatchObject(refused)
    const visitor = { ...form, fullName: 'Noa', email: DEMO_USERS.supporter.email }
    await expect(requestSignUp(app.caller(system, newId()), visitor)).rejects.toMatchObject(refused)
  },
)

test('a minor chooses one date: their parent agrees to one', async () => {
  const days = [20, 21].map((n) => ({
    startDatetime: new Date(app.runtime.clock.now().getTime() + n * DAY),
  }))
  const { itemId, dateIds } = await addShifts(app, days, { ages: 'consent' })
  const age = { age: 'minor', guardianName: 'Ruth', guardianEmail: 'p@example.org' }
  const join = (dates: string[]) =>
    supportItem(app.caller('supporter', newId()), {
      kind: 'volunteer',
      places: '1',
      itemId,
      age,
      dates,
    })
  await expect(join(dateIds)).toBeRefused('bad_input')
  expect(await join(dateIds.slice(1))).toMatchObject({ count: 1 })
})

test('a minor comes for one place, and not with a group', async () => {
  const itemId = await addSupportable(app, { ages: 'consent' })
  const age = { age: 'minor', guardianName: 'Ruth', guardianEmail: 'p@example.org' }
  await expect(
    supportItem(app.caller('supporter', newId()), { kind: 'volunteer', places: '2', itemId, age }),
  ).rejects.toMatchObject({ fields: { places: expect.any(String) } })

  const { id: groupId } = await startGroupAs(app, 'supporter', ['ambassador', 'applicant'])
  const send = (said: object) =>
    signUpGroup(app.caller('supporter', newId()), {
      groupId,
      itemId,
      kind: 'volunteer',
      people: [memberOf('supporter').userId, memberOf('ambassador').userId],
      message: '',
      phone: '',
      age: said,
    })
  await expect(send({})).toBeRefused('bad_input')
  await expect(send(age)).toBeRefused('bad_input')
  const { id: supportId } = await send({ age: 'adult' })
  await expect(joinGroupSignUp(app.caller('applicant'), { supportId })).toBeRefused('conflict')
  await joinGroupSignUp(app.caller('applicant'), { supportId, isAdult: true })
})

test('the database confirms no minor without consent, and lets nobody claim it', async () => {
  const minor = await signUpMinor()
  await expect(
    app.as(system).update('supports', { status: 'confirmed' }, { id: minor.id }),
  ).rejects.toThrow()
  const { userId } = memberOf('applicant')
  const insert = (consent: string | null) =>
    app.as('applicant').insert('supports', {
      id: newId(),
      projectEventId: minor.itemId,
      kind: 'volunteer',
      userId,
      name: 'n',
      email: 'n@example.org',
      consent,
    })
  await expect(insert('given')).rejects.toThrow()
  await insert('asked')
})

test('only the minor, the organization and staff see who was named', async () => {
  const { id } = await signUpMinor()
  const seenBy = (who: Person) =>
    app.as(who).rows('guardianConsents', ['supportId'], { supportId: id })
  const seen = await Promise.all(
    (['supporter', 'partner', 'partner2', 'applicant'] as const).map(seenBy),
  )
  expect(seen.map(({ length }) => length)).toEqual([1, 1, 0, 0])
})
