import { describe, expect, test } from 'vitest'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addFaqEntry } from './commands/add-faq-entry.ts'
import { getFaqEntry } from './queries/get-faq-entry.ts'
import { listHelp } from './queries/list-help.ts'
import { listFaq } from './queries/list-faq.ts'
import { moveFaqEntry } from './commands/move-faq-entry.ts'
import { removeFaqEntry } from './commands/remove-faq-entry.ts'
import { saveFaqEntry } from './commands/save-faq-entry.ts'

const app = startTestApp()

const words = (of: string) => ({
  question: `Why ${of}?`,
  answer: `Because of ${of}.`,
  isListed: 'on' as const,
})
const add = (of: string) => addFaqEntry(app.caller('admin'), words(of))
const shown = async () => (await listFaq(app.caller(visitor), {})).map((entry) => entry.question)

const lastLine = (subjectId: string) =>
  app.runtime.scope.asStaff(memberOf('admin'), (db) =>
    db
      .selectFrom('auditEntries')
      .select(['operation', 'actorId', 'before', 'after'])
      .where('subjectId', '=', subjectId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )

test('a question is appended, edited and removed; the audit log keeps each change', async () => {
  const { id } = await add('rain')
  expect((await shown()).at(-1)).toBe('Why rain?')
  expect(await lastLine(id)).toMatchObject({
    operation: 'site.add-faq-entry',
    actorId: memberOf('admin').userId,
    before: null,
    after: { question: 'Why rain?', is_listed: true },
  })
  expect(await add('rain'), 'a second press').toEqual({ id })

  const changed = { ...words('rain'), question: ' Why  so much\nrain? ' }
  await saveFaqEntry(app.caller('superuser'), { id, version: '1', ...changed })
  expect((await shown()).at(-1)).toBe('Why so much rain?')
  expect(await lastLine(id)).toMatchObject({
    before: { question: 'Why rain?' },
    after: { question: 'Why so much rain?' },
  })
  expect((await lastLine(id)).after).not.toHaveProperty('answer')

  await removeFaqEntry(app.caller('admin'), { id, version: '2' })
  expect(await shown()).not.toContain('Why so much rain?')
  expect(await lastLine(id)).toMatchObject({
    operation: 'site.remove-faq-entry',
    before: { question: 'Why so much rain?', answer: 'Because of rain.', phrases: '' },
  })
  await expect(getFaqEntry(app.caller('admin'), { id })).toBeRefused('not_found')
})

test('of two concurrent edits the second gets a conflict, and nothing of the first is lost', async () => {
  const { id } = await add('wind')
  const { version } = await getFaqEntry(app.caller('admin'), { id })
  const seen = String(version)
  await saveFaqEntry(app.caller('admin'), { id, version: seen, ...words('storm') })
  const late = { id, version: seen, ...words('calm') }
  await expect(saveFaqEntry(app.caller('superuser'), late)).toBeRefused('conflict')
  await expect(removeFaqEntry(app.caller('superuser'), { id, version: seen })).toBeRefused(
    'conflict',
  )
  expect(await getFaqEntry(app.caller('admin'), { id })).toMatchObject({ question: 'Why storm?' })

  await removeFaqEntry(app.caller('admin'), { id, version: '2' })
  for (const work of [
    () => saveFaqEntry(app.caller('admin'), { id, version: '2', ...words('calm') }),
    () => removeFaqEntry(app.caller('admin'), { id, version: '2' }),
  ]) {
    await expect(work()).rejects.toMatchObject({ code: 'conflict', message: /deleted/ })
  }
})

test('moves by one position for everyone; a move based on a stale order is a conflict', async () => {
  const [one, two] = [await add('one'), await add('two')]
  const up = { id: two.id, direction: 'up', past: one.id } as const
  await moveFaqEntry(app.caller('admin'), up)
  expect((await shown()).slice(-2)).toEqual(['Why two?', 'Why one?'])
  const late = { id: two.id, direction: 'down', past: two.id } as const
  await expect(moveFaqEntry(app.caller('admin'), late)).toBeRefused('conflict')
  const { length } = await listHelp(app.caller(visitor), {})
  expect(await lastLine(two.id)).toMatchObject({
    before: { position: length },
    after: { position: length - 1 },
  })
})

test.each([
  [{ question: ' ', answer: 'A' }, 'question'],
  [{ question: 'Q', answer: '' }, 'answer'],
  [{ question: 'x'.repeat(301), answer: 'A' }, 'question'],
  [{ question: 'Q', answer: 'x'.repeat(5001) }, 'answer'],
  [{ question: 'Q', answer: 'A', phrases: 'x'.repeat(4001) }, 'phrases'],
])('refuses %j with a field error', async (given, field) => {
  await expect(addFaqEntry(app.caller('admin'), given)).toBeRefusedAt(field)
})

test('phrases are kept one a line, each once; only what is listed is on the page of questions', async () => {
  const { id } = await addFaqEntry(app.caller('admin'), {
    ...words('snow'),
    isListed: '',
    phrases: '  is there snow \r\n\nis there snow\nשלג',
    feature: 'visit',
  })
  expect(await shown()).not.toContain('Why snow?')
  const entry = (await listHelp(app.caller(visitor), {})).find((one) => one.id === id)
  expect(entry).toMatchObject({
    phrases: ['is there snow', 'שלג'],
    feature: 'visit',
    isListed: false,
  })
  await saveFaqEntry(app.caller('admin'), { id, version: '1', ...words('snow'), phrases: 'snow' })
  expect(await shown()).toContain('Why snow?')
  expect(await lastLine(id)).toMatchObject({
    before: { phrases: 'is there snow\nשלג', feature: 'visit', is_listed: false },
    after: { phrases: 'snow', feature: null, is_listed: true },
  })
})

test.each([
  'See [here](https://evil.example).',
  'See [here](javascript:alert).',
  'See [here](//evil.example).',
  'See [here](/admin/users).',
  'See [here](/nowhere).',
])('an answer leads only to open pages of this site: %s', async (answer) => {
  await expect(addFaqEntry(app.caller('admin'), { ...words('link'), answer })).toBeRefusedAt(
    'answer',
  )
})

describe('requires staff', () => {
  test.each(['supporter', 'partner', 'applicant', 'ambassador'] as const)('not %s', async (who) => {
    const { id } = await add(who)
    const caller = app.caller(who)
    for (const work of [
      () => addFaqEntry(caller, words('x')),
      () => getFaqEntry(caller, { id }),
      () => saveFaqEntry(caller, { id, version: '1', ...words('x') }),
      () => removeFaqEntry(caller, { id, version: '1' }),
      () => moveFaqEntry(caller, { id, direction: 'up', past: id }),
    ]) {
      await expect(work()).toBeRefused('forbidden')
    }
    // Bypassing the commands too.
    for (const table of ['faqEntries', 'tourPackages', 'siteFigures'] as const) {
      await expect(
        app.runtime.scope.as(memberOf(who), (db) =>
          db.updateTable(table).set({ version: 9 }).execute(),
        ),
        table,
      ).toBeRefused('forbidden')
    }
    await expect(app.as(who).update('faqEntries', { phrases: 'mine' })).toBeRefused('forbidden')
  })
  test.each([visitor, guest(), system])('not %o', async (who) => {
    await expect(addFaqEntry(app.caller(who), words('x'))).toBeRefused('not_signed_in')
  })
})

test('a question is in Hebrew with its answer, or not at all', async () => {
  const { id } = await add('snow')
  const half = { id, version: '1', ...words('snow'), questionHe: 'למה שלג?' }
  await expect(saveFaqEntry(app.caller('admin'), half)).toBeRefused('bad_input')
  await saveFaqEntry(app.caller('admin'), { ...half, answerHe: 'ככה.' })
  expect(await getFaqEntry(app.caller('admin'), { id })).toMatchObject({ answerHe: 'ככה.' })
  expect((await lastLine(id)).after).toEqual({ question_he: 'למה שלג?', answer_he: 'ככה.' })
  await expect(
    app.asStaff('admin').update('faqEntries', { answerHe: null }, { id }),
  ).rejects.toThrow(/hebrew_is_whole/)
})
