import { expect, test } from 'vitest'
import { violatedConstraint } from '#platform/database/faults.ts'
import { speak } from '#platform/speak.ts'
import { guest, startTestApp, memberOf, visitor } from '#test/app/create-test-app.ts'
import { addressOf, dayFromNow, inbox, said } from '#test/app/writing.ts'
import { requestTour } from '../inbox/commands/request-tour.ts'
import { findSubjects } from '#domain/audit/find-subjects.ts'
import { addTour } from './commands/add-tour.ts'
import { saveTour } from './commands/save-tour.ts'
import { findMatchingTours } from './queries/find-matching-tours.ts'
import { findTourPackage } from './queries/find-tour-package.ts'
import { getTour } from './queries/get-tour.ts'
import { listAllTours } from './queries/list-all-tours.ts'
import { listTourPackages } from './queries/list-tour-packages.ts'

const app = startTestApp()

const english = {
  title: 'Carmel on foot',
  summary: 'Two days of woods and sea.',
  description: 'You walk slowly.',
  stops: 'Haifa\nDaliyat al-Karmel',
}
const more = { scene: 'coast' as const, days: '2', price: '300', isOffered: 'on' }
const inHebrew = {
  title_he: 'הכרמל ברגל',
  summary_he: 'יומיים של יער וים.',
  description_he: 'הולכים לאט.',
  stops_he: 'חיפה\nדאלית אל־כרמל',
}
const inBoth = { ...english, ...more, language: 'en', ...inHebrew }
const add = async (given: typeof more & Record<string, string>) =>
  (await addTour(app.caller('admin'), given as typeof inBoth)).id
const shown = (slug: string, language: 'en' | 'he') =>
  speak(language, () => findTourPackage(app.caller(visitor), { slug }))

test('the tours of the first version are in both languages, with the same stops', async () => {
  const shipped = ['northern-israel', 'jerusalem-history', 'tel-aviv-coast', 'negev-desert']
  for (const slug of shipped) {
    const [en, he] = [await shown(slug, 'en'), await shown(slug, 'he')]
    expect(en).toMatchObject({ language: 'en', title: expect.stringMatching(/^[A-Z]/) })
    expect(he, slug).toMatchObject({ language: 'he', title: expect.stringMatching(/^[א-ת]/) })
    expect(he!.stops).toHaveLength(en!.stops.length)
    expect(he!.stops.join('')).not.toMatch(/[A-Za-z\n]/)
  }
})

test('a tour is shown in the language of the page, else as it was written', async () => {
  const id = await add(inBoth)
  expect(await shown('carmel-on-foot', 'en')).toMatchObject({
    title: english.title,
    stops: ['Haifa', 'Daliyat al-Karmel'],
    language: 'en',
  })
  expect(await shown('carmel-on-foot', 'he')).toMatchObject({
    title: inHebrew.title_he,
    summary: inHebrew.summary_he,
    description: inHebrew.description_he,
    stops: ['חיפה', 'דאלית אל־כרמל'],
    language: 'he',
  })
  await speak('he', async () => {
    const listed = await listTourPackages(app.caller(visitor), {})
    expect(listed.map(({ title }) => title)).toContain(inHebrew.title_he)
    const own = await listAllTours(app.caller('admin'), {})
    expect(own.find((one) => one.id === id)?.title).toBe(inHebrew.title_he)
    const subject = { subject: 'tour_packages', subjectId: id }
    const titleOf = await app.runtime.scope.asStaff(memberOf('admin'), (db) =>
      findSubjects(db, [subject]),
    )
    expect(titleOf('tour_packages', id)?.title).toBe(inHebrew.title_he)
  })
  // The editor has both as they were written, whatever the page.
  const edited = await speak('he', () => getTour(app.caller('admin'), { id }))
  expect(edited).toMatchObject({ title: english.title, inEach: { language: 'en', ...inHebrew } })
})

test('a tour in Hebrew alone says so, and takes its address from an English title if it has one', async () => {
  const hebrew = { title: 'הגולן', summary: 'רוח.', description: 'הולכים.', stops: '' }
  await add({
    ...hebrew,
    ...more,
    title_en: 'Golan by bicycle',
    summary_en: 'Wind.',
    description_en: 'You ride.',
  })
  expect(await shown('golan-by-bicycle', 'en')).toMatchObject({ title: 'Golan by bicycle' })
  expect(await shown('golan-by-bicycle', 'he')).toMatchObject({ title: 'הגולן', stops: [] })
  await add({ ...hebrew, ...more })
  expect(await shown('tour', 'en')).toMatchObject({ title: 'הגולן', language: 'he' })
})

test('the words of either language find it', async () => {
  await add({ ...inBoth, title: 'Sharon by train', title_he: 'השרון ברכבת' })
  for (const words of [['train'], ['רכבת'], ['דאלית']]) {
    const tours = await findMatchingTours(app.caller(visitor), { words })
    expect(
      tours.map(({ thing }) => thing.title),
      words[0],
    ).toContain('Sharon by train')
  }
  const tours = await findMatchingTours(app.caller(visitor), { words: ['submarine'] })
  expect(tours).toEqual([])
})

test('half a translation, or one with more or fewer stops, is refused by field', async () => {
  const refused = async (given: Record<string, string>, field: string) =>
    expect(add({ ...inBoth, ...given })).toBeRefusedAt(field)
  await refused({ summary_he: '' }, 'summary_he')
  await refused({ stops_he: '' }, 'stops_he')
  await refused({ stops: '' }, 'stops_he')
  await refused({ stops_he: 'חיפה' }, 'stops_he')
  await refused({ stops_he: 'חיפה\nדאלית\nעכו' }, 'stops_he')
  await refused({ title_he: 'א'.repeat(121) }, 'title_he')
  const id = await add({ ...inBoth, title: 'Whole' })
  const write = (translation: object) =>
    app.runtime.scope
      .asStaff(memberOf('admin'), (db) =>
        db
          .updateTable('tourPackages')
          .set({ translations: JSON.stringify({ he: translation }) })
          .where('id', '=', id)
          .execute(),
      )
      .catch((error: unknown) => error)
  const whole = { title: 'א', summary: 'ב', description: 'ג', stops: 'ד\nה' }
  expect(violatedConstraint(await write(whole))).toBeNull()
  for (const wrong of [{ title: 'א' }, { ...whole, stops: 'ד' }, { ...whole, stops: '\nה' }]) {
    expect(violatedConstraint(await write(wrong))).toBe('translations_are_whole')
  }
})

test('the log has what changed in a translation', async () => {
  const id = await add({ ...inBoth, title: 'Logged' })
  const changed = { ...inBoth, title: 'Logged', summary_he: 'שלושה ימים.' }
  await saveTour(app.caller('admin'), { ...changed, id, version: '1' })
  const withoutHebrew = { ...english, ...more, title: 'Logged' }
  await saveTour(app.caller('admin'), { ...withoutHebrew, id, version: '2' })
  const lines = await app
    .asStaff('admin')
    .rows(
      'auditEntries',
      ['before', 'after'],
      { operation: 'travel.save-tour', subjectId: id },
      'at',
    )
  expect(lines).toMatchObject([
    { before: { summary_he: inHebrew.summary_he }, after: { summary_he: changed.summary_he } },
    { before: { title_he: inHebrew.title_he }, after: { title_he: null } },
  ])
})

test('who asks for a tour is answered in their language', async () => {
  await add({ ...inBoth, title: 'Asked for' })
  const email = addressOf()
  const wish = { name: said.name, travelers: '3', date: dayFromNow(30), message: '', email }
  await speak('he', () => requestTour(app.caller(guest()), { ...wish, tour: 'asked-for' }))
  expect(await inbox(app, email)).toMatchObject([{ subject: inHebrew.title_he }])
  const [mail] = await app.mailsTo(email)
  expect(mail?.subject).toContain(inHebrew.title_he)
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Asked for|request/)
})
