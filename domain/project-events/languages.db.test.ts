import { beforeAll, expect, test } from 'vitest'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startTestApp, memberOf, visitor, type Person } from '#test/app/create-test-app.ts'
import { seedPosters, wholeProject } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import { speak } from '#platform/speak.ts'
import { createProjectEvent } from './commands/create-project-event.ts'
import { decideRevision } from './commands/decide-revision.ts'
import { saveRevision } from './commands/save-revision.ts'
import { submitRevision } from './commands/submit-revision.ts'
import { draftSchema } from './content.ts'
import { NO_FILTERS } from './listing.ts'
import { getPublic } from './queries/get-public.ts'
import { getRevision } from './queries/get-revision.ts'
import { listOwnProjectEvents } from './queries/list-own-project-events.ts'
import { listPublic } from './queries/list-public.ts'
import { suggest } from './queries/suggest.ts'
import { describe as linesOf } from './review.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const english = { title: 'Lanterns for the lane', description: 'Every gate gets a light.' }
const hebrew = { title: 'פנסים לסמטה', description: 'כל שער מקבל אור.' }
const inBoth = {
  ...english,
  language: 'en',
  title_he: hebrew.title,
  description_he: hebrew.description,
}

async function publish(words: Parameters<typeof proposePost>[2]): Promise<string> {
  const { postId, revisionId } = await proposePost(app, 'partner', words)
  await decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
  return postId
}
const find = async (q: string) => {
  const asked = { ...NO_FILTERS, q }
  const { items } = await listPublic(app.caller(visitor), asked)
  return items.map(({ title, language }) => ({ title, language }))
}

test('where it takes place may be in a translation too, and is found there', async () => {
  const id = await publish({ ...inBoth, location: 'Wadi Nisnas', location_he: 'ואדי ניסנאס' })
  const place = async () => (await getPublic(app.caller(visitor), { id }))?.location
  expect([await place(), await speak('he', place)]).toEqual(['Wadi Nisnas', 'ואדי ניסנאס'])
  expect(await find('ניסנאס')).toEqual([{ title: english.title, language: 'en' }])
  const without = await publish({ ...inBoth, location: 'Wadi Nisnas' })
  const same = () => getPublic(app.caller(visitor), { id: without })
  expect(await speak('he', same)).toMatchObject({ location: 'Wadi Nisnas', language: 'he' })
})

test.each([
  ['a place that only a translation has', { location: '', location_he: 'חיפה' }, 'location_he'],
  [
    'a place without title and text',
    { title_he: '', description_he: '', location_he: 'חיפה' },
    'title_he',
  ],
])('%s is refused', async (_, words, field) => {
  const typed = { ...inBoth, location: 'Haifa', ...words }
  await expect(proposePost(app, 'partner', typed)).toBeRefusedAt(field)
})

test('what is in both languages is read in that of the page, and found by the words of either', async () => {
  const id = await publish(inBoth)
  const read = () => getPublic(app.caller(visitor), { id })
  expect(await read()).toMatchObject({ ...english, summary: english.description, language: 'en' })
  expect(await speak('he', read)).toMatchObject({
    ...hebrew,
    summary: hebrew.description,
    language: 'he',
  })
  expect(await find('פנסים')).toContainEqual({ title: english.title, language: 'en' })
  expect(await speak('he', () => find('lanterns'))).toContainEqual({
    title: hebrew.title,
    language: 'he',
  })
  const suggested = await speak('he', () => suggest(app.caller(visitor), { q: 'lanterns' }))
  expect(suggested.items).toContainEqual({
    id,
    type: 'project',
    title: hebrew.title,
    language: 'he',
  })
})

test('what is in Hebrew alone is read in Hebrew everywhere, and says so', async () => {
  const id = await publish({ title: 'גינה על הגג', description: 'שותלים ירקות.' })
  const read = () => getPublic(app.caller(visitor), { id })
  expect(await read()).toMatchObject({ title: 'גינה על הגג', language: 'he' })
  expect(await speak('he', read)).toMatchObject({ title: 'גינה על הגג', language: 'he' })
})

test('half a translation is refused, and too much of it', async () => {
  const { postId } = await createProjectEvent(app.caller('partner'), { type: 'project' })
  const submit = async (words: Record<string, string>) => {
    const content = draftSchema.parse({ ...wholeProject, ...words, type: 'project' })
    await saveRevision(app.caller('partner'), { postId, content })
    return submitRevision(app.caller('partner'), { postId })
  }
  const half = { language: 'en', title_he: hebrew.title }
  await expect(submit(half)).rejects.toMatchObject({
    code: 'bad_input',
    fields: { description_he: 'Describe it in Hebrew too, or leave out its title in Hebrew.' },
  })
  const long = { ...half, title_he: 'א'.repeat(161), description_he: 'כן' }
  await expect(submit(long)).rejects.toMatchObject({
    fields: { title_he: 'The title has 161 characters. Shorten it to 160 or fewer.' },
  })
})

test('the database holds whole translations only, in other languages than the row’s', async () => {
  const id = await publish(inBoth)
  const write = (translations: unknown) =>
    app.runtime.scope
      .asStaff(memberOf('admin'), (db) =>
        db
          .updateTable('projectEvents')
          .set({ translations: JSON.stringify(translations) })
          .where('id', '=', id)
          .execute(),
      )
      .then(() => 'written', violatedConstraint)
  expect(await write({ he: { title: 'א' } })).toBe('translations_are_whole')
  expect(await write({ he: { title: 'א', description: '' } })).toBe('translations_are_whole')
  expect(await write({ he: { ...hebrew, other: 'א' } })).toBe('translations_are_whole')
  expect(await write({ en: english })).toBe('translations_are_whole')
  expect(await write([])).toBe('translations_are_whole')
  expect(await write({ he: hebrew, fr: english })).toBe('written')
})

test('nobody but its organization writes a translation, and staff approves it', async () => {
  const postId = await publish(english)
  const content = draftSchema.parse({ ...wholeProject, ...inBoth, type: 'project' })
  for (const who of ['partner2', 'supporter', 'admin'] as const) {
    await expect(saveRevision(app.caller(who), { postId, content })).toBeRefused('not_found')
  }
  // Not even its organization writes to what is public.
  const direct = app
    .as('partner')
    .update('projectEvents', { translations: JSON.stringify({ he: hebrew }) }, { id: postId })
  await expect(direct).rejects.toThrow()

  const revisionId = await proposeEdit(app, 'partner', postId, inBoth)
  const revision = await getRevision(app.caller('admin'), { revisionId })
  expect(revision.changed).toEqual(['translations'])
  const { type, facts, current, changed } = revision
  const line = linesOf(type, facts, current, changed).find(({ key }) => key === 'translations')
  expect(line).toMatchObject({
    isChanged: true,
    proposed: `${hebrew.title}\n\n${hebrew.description}`,
  })
  const read = () => speak('he', () => getPublic(app.caller(visitor), { id: postId }))
  expect(await read()).toMatchObject({ ...english, language: 'en' })
  await decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
  expect(await read()).toMatchObject({ ...hebrew, language: 'he' })
})

test('an organization sees its titles in the language of the page, and everyone is written to in their own', async () => {
  const read = (who: Person, language: string) =>
    app.as(who).update('profiles', { language }, { id: DEMO_USERS[who].id })
  await read('partner', 'he')
  const id = await publish(inBoth)
  const list = () => listOwnProjectEvents(app.caller('partner'), { page: 1 })
  const titles = ({ posts }: Awaited<ReturnType<typeof list>>) => posts.map(({ title }) => title)
  expect(titles(await list())).toContain(english.title)
  expect(titles(await speak('he', list))).toContain(hebrew.title)

  const newest = async (who: Person) => (await app.mailsTo(DEMO_USERS[who].email))[0]?.subject
  // Of the approval, by staff who read English.
  expect(await newest('partner')).toContain(hebrew.title)
  const asked = {
    itemId: id,
    kind: 'volunteer' as const,
    message: 'I bring a ladder.',
    places: '1',
  }
  const support = await supportItem(app.caller('supporter', crypto.randomUUID()), asked)
  expect(await newest('partner')).toContain(hebrew.title)
  const answered = { id: support.id, answer: 'confirmed' as const, reason: '' }
  await speak('he', () => answerSupport(app.caller('partner'), answered))
  expect(await newest('supporter')).toContain(english.title)
})
