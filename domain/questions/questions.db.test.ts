import { expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { acceptLeadership } from '#domain/support/commands/accept-leadership.ts'
import { offerLeadership } from '#domain/support/commands/offer-leadership.ts'
import { requestSignUp } from '#domain/support/commands/request-sign-up.ts'
import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { takePendingSignUp } from '#domain/support/commands/take-pending-sign-up.ts'
import { findAskedProblems } from '#domain/support/queries/find-asked-problems.ts'
import { findPendingSignUp } from '#domain/support/queries/find-pending-sign-up.ts'
import { listSupporters } from '#domain/support/queries/list-supporters.ts'
import { listSupportsToExport } from '#domain/support/queries/list-supports-to-export.ts'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { startTestApp, memberOf, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { addSupportable, given } from '#test/app/supporting.ts'
import { changeAnswers } from './commands/change-answers.ts'
import { getOwnAnswers } from './queries/get-own-answers.ts'
import { getQuestions } from './queries/get-questions.ts'
import type { Question } from './question.ts'

const plain = { isRequired: false, options: [], least: null, most: null }
const SHIRT: Question = {
  ...plain,
  id: 'shirtsiz',
  kind: 'choice',
  isRequired: true,
  texts: { en: 'Which shirt?', he: 'איזו חולצה?' },
  options: [
    { en: 'Small', he: 'קטנה' },
    { en: 'Large', he: 'גדולה' },
  ],
}
const AGE: Question = {
  ...plain,
  id: 'howmanyy',
  kind: 'number',
  texts: { en: 'How many years?' },
  least: 2,
  most: 20,
}
const NOTE: Question = { ...plain, id: 'anything', kind: 'text', texts: { en: 'Anything else?' } }
const AGREE: Question = {
  ...plain,
  id: 'agreesto',
  kind: 'tick',
  isRequired: true,
  texts: { en: 'I agree to be filmed.' },
}
const ALL = [SHIRT, AGE, NOTE, AGREE]
const WHOLE = { shirtsiz: '1', howmanyy: '7', agreesto: 'yes' }

const app = startTestApp()

const asking = (questions: Question[] = ALL) =>
  addSupportable(app, { questions: JSON.stringify(questions) })

async function sendAnswers(who: Person, itemId: string, answers: Record<string, string>) {
  const { version } = await getQuestions(app.caller(who), { itemId, kind: 'volunteer' })
  return supportItem(app.caller(who, newId()), {
    ...given.volunteer,
    itemId,
    answers: { version, ...answers },
  })
}

function ownAnswers(id: string, who: Person = 'supporter') {
  const { userId } = memberOf(who)
  return getOwnAnswers(app.caller(system), { supportId: id, userId, hadIt: false })
}

test('what is answered is kept with the question as it was asked', async () => {
  const itemId = await asking()
  const { id } = await sendAnswers('supporter', itemId, WHOLE)
  await app
    .as(system)
    .update(
      'projectEvents',
      { questions: JSON.stringify([{ ...SHIRT, texts: { en: 'Which hat?' } }]) },
      { id: itemId },
    )
  const own = await ownAnswers(id)
  expect(own?.answered).toEqual([
    { asked: SHIRT, answer: '1' },
    { asked: AGE, answer: '7' },
    { asked: NOTE, answer: null },
    { asked: AGREE, answer: 'yes' },
  ])
  const listed = await listSupporters(app.caller('partner'), { post: itemId })
  expect(listed.supporters[0]?.answered).toEqual(own?.answered)
  const exported = await listSupportsToExport(app.caller('partner'), { post: itemId })
  expect(exported[0]?.answered).toEqual(own?.answered)
})

test.each([
  ['nothing', {}, 'answers.shirtsiz'],
  ['not the checkbox', { shirtsiz: '0' }, 'answers.agreesto'],
  ['a choice that is not offered', { ...WHOLE, shirtsiz: '2' }, 'answers.shirtsiz'],
  ['the words of a choice', { ...WHOLE, shirtsiz: 'Large' }, 'answers.shirtsiz'],
  ['a number that is too small', { ...WHOLE, howmanyy: '1' }, 'answers.howmanyy'],
  ['a number that is too large', { ...WHOLE, howmanyy: '21' }, 'answers.howmanyy'],
  ['no number', { ...WHOLE, howmanyy: 'seven' }, 'answers.howmanyy'],
  ['too long a text', { ...WHOLE, anything: 'x'.repeat(501) }, 'answers.anything'],
  ['something else checked', { ...WHOLE, agreesto: 'no' }, 'answers.agreesto'],
] as [string, Record<string, string>, string][])('refused: %s', async (_, answers, field) => {
  const itemId = await asking()
  const refused = await sendAnswers('supporter', itemId, answers).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'bad_input', fields: { [field]: expect.any(String) } })
})

test('refused: an answer to something that is not asked, and questions that have changed', async () => {
  const itemId = await asking()
  await expect(sendAnswers('supporter', itemId, { ...WHOLE, otherone: 'x' })).toBeRefused(
    'bad_input',
  )
  await expect(sendAnswers('supporter', itemId, { ...WHOLE, version: 'of yesterday' })).toBeRefused(
    'bad_input',
  )
  // Nothing was sent at all: a form from before there were questions.
  await expect(
    supportItem(app.caller('supporter', newId()), { ...given.volunteer, itemId }),
  ).toBeRefused('bad_input')
})

test('what is wrong with the age and with the answers is said together', async () => {
  const itemId = await addSupportable(app, { ages: 'consent', questions: JSON.stringify([SHIRT]) })
  const input = { kind: 'volunteer', itemId, places: '1' } as const
  const newcomer = { ...input, fullName: 'Noa Levi', email: 'asked@age.example' }
  const fields = { age: expect.any(String), [`answers.${SHIRT.id}`]: expect.any(String) }
  await expect(supportItem(app.caller('supporter', newId()), input)).rejects.toMatchObject({
    fields,
  })
  await expect(requestSignUp(app.caller(system, newId()), newcomer)).rejects.toMatchObject({
    fields,
  })
  expect(await findAskedProblems(app.caller(visitor), { ...input, answers: {} })).toEqual(fields)
})

test('a visitor answers too, and what they answered waits for their confirmation', async () => {
  const itemId = await asking()
  const { version } = await getQuestions(app.caller(visitor), { itemId, kind: 'volunteer' })
  const form = { ...given.volunteer, itemId, fullName: 'Dana Peretz', email: 'dana@example.org' }
  await expect(requestSignUp(app.caller(system, newId()), form)).toBeRefused('bad_input')
  await requestSignUp(app.caller(system, newId()), { ...form, answers: { version, ...WHOLE } })
  const [mail] = await app.mailsTo('dana@example.org')
  const token = /confirm\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const pending = await findPendingSignUp(app.caller(system), { token })
  expect(pending?.answered.map(({ answer }) => answer)).toEqual(['1', '7', null, 'yes'])
  const taken = await takePendingSignUp(app.caller(system), { token, userId: null })
  if (taken.outcome !== 'taken') throw new Error(taken.outcome)
  expect(taken.typed.answers).toEqual({ version, ...WHOLE })
})

test('the database refuses sign-ups without a required answer, and answers that are not asked or allowed', async () => {
  const itemId = await asking()
  const member = memberOf('supporter')
  const insert = (answers: [string, string | null][]) =>
    app.runtime.scope.as(member, async (db) => {
      const id = newId()
      await db
        .insertInto('supports')
        .values({
          id,
          projectEventId: itemId,
          kind: 'volunteer',
          userId: member.userId,
          name: 'n',
          email: 'n@example.org',
        })
        .execute()
      for (const [questionId, answer] of answers) {
        await db
          .insertInto('supportAnswers')
          .values({ supportId: id, questionId, answer, answeredAt: new Date() })
          .execute()
      }
    })
  const good: [string, string][] = [
    ['shirtsiz', '0'],
    ['agreesto', 'yes'],
  ]
  const thrown = async (answers: [string, string | null][]) => {
    const error = await insert(answers).then(
      () => null,
      (cause: unknown) => cause as { constraint?: string; cause?: { constraint?: string } },
    )
    return error?.constraint ?? error?.cause?.constraint
  }
  expect(await thrown([])).toBe('supports_answered')
  expect(await thrown([['shirtsiz', '0']])).toBe('supports_answered')
  expect(await thrown([...good, ['otherone', 'x']])).toBe('support_answers_question_of_item')
  expect(await thrown([...good, ['howmanyy', '21']])).toBe('support_answers_allowed')
  expect(await thrown([['shirtsiz', null]])).toBe('support_answers_allowed')
  expect(await thrown(good)).toBeUndefined()
})

test('the database allows five questions of these kinds', async () => {
  const five = Array.from({ length: 5 }, (_, at) => ({ ...NOTE, id: `anything`.slice(1) + at }))
  await asking(five)
  await expect(asking([...five, { ...NOTE, id: 'sixthone' }])).rejects.toThrow()
  await expect(asking([NOTE, NOTE])).rejects.toThrow()
  await expect(asking([{ ...NOTE, kind: 'date' as 'text' }])).rejects.toThrow()
  await expect(asking([{ ...SHIRT, options: [] }])).rejects.toThrow()
})

test('answers can be changed while the place can be freed, by the same rules', async () => {
  const itemId = await asking()
  const { id } = await sendAnswers('supporter', itemId, WHOLE)
  const { userId } = memberOf('supporter')
  const change = (answers: Record<string, string>, who = userId) =>
    changeAnswers(app.caller(system), { supportId: id, userId: who, hadIt: false, answers })
  const version = (await ownAnswers(id))?.version ?? ''
  await change({ version, ...WHOLE, shirtsiz: '0', anything: 'A vegetarian' })
  expect((await ownAnswers(id))?.answered.map(({ answer }) => answer)).toEqual([
    '0',
    '7',
    'A vegetarian',
    'yes',
  ])
  await expect(change({ version, shirtsiz: '0' })).toBeRefused('bad_input')
  await expect(change({ ...WHOLE })).toBeRefused('conflict')
  await expect(change({ version, ...WHOLE }, memberOf('applicant').userId)).toBeRefused('not_found')
  await cancelSupport(app.caller('supporter'), { id })
  await expect(change({ version, ...WHOLE })).toBeRefused('conflict')
})

test('only the supporter, the organization and staff see answers', async () => {
  const itemId = await asking()
  const { id } = await sendAnswers('supporter', itemId, WHOLE)
  const seenBy = (who: Person) =>
    app.as(who).rows('supportAnswers', ['questionId'], { supportId: id })
  expect(await seenBy('supporter')).toHaveLength(4)
  expect(await seenBy('partner')).toHaveLength(4)
  expect(await seenBy('partner2')).toHaveLength(0)
  expect(await seenBy('applicant')).toHaveLength(0)
  const staff = await app.asStaff('admin').rows('supportAnswers', ['questionId'], { supportId: id })
  expect(staff).toHaveLength(4)
})

test('the leader of a group answers for all, and the next leader is asked again', async () => {
  const itemId = await asking()
  const { id: groupId } = await startGroupAs(app, 'supporter', ['ambassador', 'applicant'])
  const { version } = await getQuestions(app.caller('supporter'), { itemId, kind: 'volunteer' })
  const send = (answers?: Record<string, string>) =>
    signUpGroup(app.caller('supporter', newId()), {
      groupId,
      itemId,
      kind: 'volunteer',
      people: [memberOf('supporter').userId, memberOf('ambassador').userId],
      message: '',
      phone: '',
      ...(answers && { answers }),
    })
  await expect(send()).toBeRefused('bad_input')
  const { id } = await send({ version, ...WHOLE })
  expect((await ownAnswers(id))?.answered).toHaveLength(4)
  expect(await ownAnswers(id, 'ambassador')).toBeNull()

  await offerLeadership(app.caller('supporter'), {
    id: groupId,
    memberId: memberOf('ambassador').userId,
  })
  await acceptLeadership(app.caller('ambassador'), { id: groupId })
  expect((await ownAnswers(id, 'ambassador'))?.answered.map(({ answer }) => answer)).toEqual(
    ALL.map(() => null),
  )
})

test('gifts and inquiries are asked nothing', async () => {
  const itemId = await asking()
  const { id } = await supportItem(app.caller('supporter', newId()), { ...given.invest, itemId })
  expect(await ownAnswers(id)).toBeNull()
})
