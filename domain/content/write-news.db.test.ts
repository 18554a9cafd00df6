import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { speak } from '#platform/speak.ts'
import { memberOf, startTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { hideOffer, keepPicture } from '#test/app/offering.ts'
import { seedPosters, setPartnerStatus } from '#test/app/posting.ts'
import { changeNews } from './commands/change-news.ts'
import { deleteNews } from './commands/delete-news.ts'
import { getOwnNews } from './queries/get-own-news.ts'
import { getPublicNews } from './queries/get-public-news.ts'
import { listOwnNews } from './queries/list-own-news.ts'
import { publishNews } from './commands/publish-news.ts'
import { republishNews } from './commands/republish-news.ts'
import { withdrawNews } from './commands/withdraw-news.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const words = { title: 'The oaks stand', summary: 'Nine of ten.', body: 'We counted.' }
const partner = () => app.caller('partner')
const publish = async (more = {}) =>
  (await publishNews(app.caller('partner', newId()), { ...words, ...more })).id
const read = (id: string) => getPublicNews(app.caller(visitor), { id })
const gone = { code: 'not_found' }

test('a published article can be read at once, with its picture and alternative text', async () => {
  const imageFileId = await keepPicture(app, 'partner', 'news-images')
  const id = await publish({ imageFileId, imageAlt: ' Oaks  ' })
  expect(await read(id)).toMatchObject({
    ...words,
    image: `/files/${imageFileId}?w=960`,
    alt: 'Oaks',
  })
  expect(await getOwnNews(partner(), { id })).toMatchObject({
    status: 'public',
    imageAlt: 'Oaks',
  })
})

test('a form submitted twice publishes it once', async () => {
  const caller = app.caller('partner', newId())
  const first = await publishNews(caller, words)
  expect(await publishNews(caller, words)).toEqual(first)
})

test('a change is visible at once; the date stays, and alternative text without a picture is dropped', async () => {
  const imageFileId = await keepPicture(app, 'partner', 'news-images')
  const id = await publish({ imageFileId, imageAlt: 'Oaks' })
  const { publishedAt } = await read(id)
  app.advance(86_400_000)
  await changeNews(partner(), { id, ...words, title: 'They grow', imageAlt: 'Oaks' })
  expect(await read(id)).toMatchObject({ title: 'They grow', image: null, alt: '', publishedAt })
})

test('no one can read a withdrawn article, everyone a republished one; each works only once', async () => {
  const id = await publish()
  await withdrawNews(partner(), { id })
  await expect(read(id)).rejects.toMatchObject(gone)
  await expect(withdrawNews(partner(), { id })).toBeRefused('conflict')
  expect(await getOwnNews(partner(), { id })).toMatchObject({ status: 'withdrawn' })
  await republishNews(partner(), { id })
  expect(await read(id)).toMatchObject({ id })
  await expect(republishNews(partner(), { id })).toBeRefused('conflict')
})

test('an organization can see and change an article hidden by staff, but cannot restore it', async () => {
  const id = await publish()
  await hideOffer(app, 'news', id)
  await changeNews(partner(), { id, ...words, title: 'Mended' })
  await withdrawNews(partner(), { id })
  await republishNews(partner(), { id })
  await expect(read(id)).rejects.toMatchObject(gone)
  expect(await getOwnNews(partner(), { id })).toMatchObject({
    status: 'hidden',
    hiddenReason: 'Names of families.',
    title: 'Mended',
  })
  const { news } = await listOwnNews(partner(), {})
  expect(news.find((one) => one.id === id)).toMatchObject({ status: 'hidden' })
  await hideOffer(app, 'news', id, false)
  expect(await read(id)).toMatchObject({ title: 'Mended' })
})

test('a deleted article is gone for its organization too', async () => {
  const id = await publish()
  await deleteNews(partner(), { id })
  await expect(read(id)).rejects.toMatchObject(gone)
  await expect(getOwnNews(partner(), { id })).rejects.toMatchObject(gone)
})

test('the list contains the organization’s own articles, in every state, in pages', async () => {
  const { count } = await listOwnNews(partner(), {})
  const id = await publish()
  const others = await listOwnNews(app.caller('partner2'), {})
  expect(others.news.map((one) => one.id)).not.toContain(id)
  expect(await listOwnNews(app.caller('supporter'), {})).toEqual({ news: [], count: 0 })
  const { news } = await listOwnNews(partner(), {})
  expect([news.length, news[0]!.id]).toEqual([count + 1, id])
  expect((await listOwnNews(partner(), { page: 2 })).news).toEqual([])
})

test.each([
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(161) }],
  ['summary', { summary: '' }],
  ['summary', { summary: 'x'.repeat(501) }],
  ['body', { body: 'x'.repeat(20_001) }],
  ['imageAlt', { imageAlt: 'x'.repeat(301) }],
])('%s is refused with a message', async (field, wrong) => {
  const fields = { [field]: expect.stringMatching(/\.$/) }
  await expect(publish(wrong)).rejects.toMatchObject({ code: 'bad_input', fields })
})

test('a picture must be the user’s own, and uploaded for news', async () => {
  const other = await keepPicture(app, 'partner2', 'news-images')
  const paper = await keepPicture(app, 'partner', 'id_documents')
  const id = await publish()
  for (const imageFileId of [other, paper, newId()]) {
    const refused = { code: 'bad_input', fields: { image: expect.any(String) } }
    await expect(publish({ imageFileId })).rejects.toMatchObject(refused)
    await expect(changeNews(partner(), { id, ...words, imageFileId })).rejects.toMatchObject(
      refused,
    )
  }
})

const actions = [
  ['reading its own page', getOwnNews],
  ['changing', (caller, { id }) => changeNews(caller, { id, ...words, title: 'Taken over' })],
  ['withdrawing', withdrawNews],
  ['publishing again', republishNews],
  ['deleting', deleteNews],
] as const satisfies [
  string,
  (caller: ReturnType<TestApp['caller']>, input: { id: string }) => unknown,
][]

test.each([
  ['a visitor', visitor, 'not_signed_in'],
  ['a supporter', 'supporter', 'not_found'],
  ['an applicant', 'applicant', 'not_found'],
  ['another partner', 'partner2', 'not_found'],
  ['an admin', 'admin', 'not_found'],
] as const)('refused: %s', async (_, who, code) => {
  const id = await publish()
  for (const [name, operation] of actions) {
    await expect(operation(app.caller(who), { id }), name).toBeRefused(code)
  }
  expect(await read(id)).toMatchObject(words)
})

test.each([
  ['a visitor', visitor, 'not_signed_in'],
  ['a supporter', 'supporter', 'forbidden'],
  ['an applicant', 'applicant', 'forbidden'],
  ['an admin', 'admin', 'forbidden'],
] as const)('publishing refused: %s', async (_, who, code) => {
  await expect(publishNews(app.caller(who), words)).toBeRefused(code)
})

test('a suspended organization can see its news but not change it', async () => {
  const id = await publish()
  await setPartnerStatus(app, 'partner', 'suspended')
  const refused = { code: 'forbidden' }
  for (const [name, operation] of actions.slice(1)) {
    await expect(operation(partner(), { id }), name).rejects.toMatchObject(refused)
  }
  await expect(publish()).rejects.toMatchObject(refused)
  expect(await getOwnNews(partner(), { id })).toMatchObject(words)
  await setPartnerStatus(app, 'partner', 'approved')
})

/** Bypasses the operations: the database alone refuses. */
test('row security: no one can write another’s news, or the columns that staff and triggers set', async () => {
  const id = await publish()
  const as =
    (who: 'partner' | 'partner2' | 'applicant') =>
    <T>(work: (db: Db) => Promise<T>) =>
      app.runtime.scope.as(memberOf(who), work)
  for (const who of ['partner2', 'applicant'] as const) {
    const changed = await as(who)((db) =>
      db.updateTable('news').set({ title: 'Taken over' }).where('id', '=', id).executeTakeFirst(),
    )
    const deleted = await as(who)((db) =>
      db.deleteFrom('news').where('id', '=', id).executeTakeFirst(),
    )
    expect([changed.numUpdatedRows, deleted.numDeletedRows]).toEqual([0n, 0n])
  }
  const { partnerId } = await as('partner')((db) =>
    db.selectFrom('news').select('partnerId').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const row = {
    id: newId(),
    partnerId: partnerId,
    title: 't',
    summary: 's',
    publishedAt: new Date(),
  }
  const forbidden = { code: 'forbidden' }
  await expect(
    as('partner2')((db) => db.insertInto('news').values(row).execute()),
  ).rejects.toMatchObject(forbidden)
  for (const set of [{ hiddenAt: null }, { isPublic: true }, { partnerId: partnerId }]) {
    await expect(
      as('partner')((db) => db.updateTable('news').set(set).where('id', '=', id).execute()),
    ).rejects.toMatchObject(forbidden)
  }
})

test('what the picture shows is read in the language of the page, and goes with the picture', async () => {
  const imageFileId = await keepPicture(app, 'partner', 'news-images')
  const hebrew = { title_he: 'האלונים עומדים', summary_he: 'תשעה מעשרה.', body_he: 'ספרנו.' }
  const typed = { ...hebrew, language: 'en', imageFileId, imageAlt: 'Oaks', imageAlt_he: 'אלונים' }
  const id = await publish(typed)
  const alt = async () => (await read(id)).alt
  expect([await alt(), await speak('he', alt)]).toEqual(['Oaks', 'אלונים'])
  // It may be left out, as the only one; it is not in a translation alone.
  const { imageAlt_he: _, ...without } = typed
  await changeNews(partner(), { id, ...words, ...without })
  expect([await alt(), await speak('he', alt)]).toEqual(['Oaks', 'Oaks'])
  const alone = changeNews(partner(), { id, ...words, ...typed, imageAlt: '' })
  await expect(alone).rejects.toMatchObject({ fields: { imageAlt_he: expect.any(String) } })
  await changeNews(partner(), { id, ...words, ...typed, imageFileId: null })
  expect((await getOwnNews(partner(), { id })).inEach).toEqual({ language: 'en', ...hebrew })
})
