import { beforeAll, expect, test } from 'vitest'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import { speak } from '#platform/speak.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { seedPosters } from '#test/app/posting.ts'
import { changeNews } from './commands/change-news.ts'
import { publishNews } from './commands/publish-news.ts'
import { findMatchingNews } from './queries/find-matching-news.ts'
import { getOwnNews } from './queries/get-own-news.ts'
import { getPublicNews } from './queries/get-public-news.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const english = { title: 'The orchard bears again', summary: 'A first harvest.', body: '' }
const hebrew = { title: 'הבוסתן שוב נותן פרי', summary: 'קטיף ראשון.' }
const inBoth = { ...english, language: 'en', title_he: hebrew.title, summary_he: hebrew.summary }
const publish = async (typed: Record<string, string>) =>
  (await publishNews(app.caller('partner', newId()), typed as typeof inBoth)).id
const read = (id: string, language: 'en' | 'he') =>
  speak(language, () => getPublicNews(app.caller(visitor), { id }))

test('an article is read in the language of the page, else as it was written', async () => {
  const both = await publish(inBoth)
  expect(await read(both, 'en')).toMatchObject({ ...english, language: 'en' })
  expect(await read(both, 'he')).toMatchObject({ ...hebrew, body: '', language: 'he' })
  const inHebrew = await publish({ ...hebrew, body: '' })
  expect(await read(inHebrew, 'en')).toMatchObject({ ...hebrew, language: 'he' })
  const inEnglish = await publish(english)
  expect(await read(inEnglish, 'he')).toMatchObject({ title: english.title, language: 'en' })
})

test('the words of either language find it, and its title is that of the page', async () => {
  const id = await publish(inBoth)
  for (const words of [['בוסתן'], ['הבוסתן'], ['orchard']]) {
    const news = await findMatchingNews(app.caller(visitor), { words, most: 12 })
    expect(news.find(({ thing }) => thing.id === id)?.thing.title, words[0]).toBe(english.title)
  }
})

test('half a translation, or text that the first language lacks, is refused by field', async () => {
  const refused = async (typed: Record<string, string>, field: string) =>
    expect(publish(typed)).toBeRefusedAt(field)
  await refused({ ...english, language: 'en', title_he: hebrew.title }, 'summary_he')
  await refused({ ...inBoth, body: 'At length.' }, 'body_he')
  await refused({ ...inBoth, body_he: 'באריכות.' }, 'body_he')
  // The database keeps no half either.
  const id = await publish(inBoth)
  const wrong = app
    .as('partner')
    .update('news', { translations: JSON.stringify({ he: { title: hebrew.title } }) }, { id })
  expect(violatedConstraint(await wrong.catch((error: unknown) => error))).toBe(
    'translations_are_whole',
  )
})

test('another window that changed only the translation is noticed', async () => {
  const id = await publish(inBoth)
  const { version } = await getOwnNews(app.caller('partner'), { id })
  const change = (typed: Record<string, string>) =>
    changeNews(app.caller('partner'), { ...(typed as typeof inBoth), id, version })
  await change({ ...inBoth, summary_he: 'קטיף שני.' })
  await expect(change(inBoth)).toBeRefused('conflict')
  await expect(changeNews(app.caller('partner2'), { ...inBoth, id, version })).toBeRefused(
    'not_found',
  )
})
