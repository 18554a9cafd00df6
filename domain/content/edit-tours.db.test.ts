import { expect, test } from 'vitest'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addTour } from './commands/add-tour.ts'
import { findTourPackage } from './queries/find-tour-package.ts'
import { getTour } from './queries/get-tour.ts'
import { listAllTours } from './queries/list-all-tours.ts'
import { listTourPackages } from './queries/list-tour-packages.ts'
import { moveTour } from './commands/move-tour.ts'
import { saveTour } from './commands/save-tour.ts'

const app = startTestApp()

const given = {
  title: 'Golan & Galilee',
  summary: 'Two days above the lake.',
  description: 'You walk.\r\n\r\nYou rest.',
  stops: ' Kfar Blum \n\nTiberias\nKfar Blum',
  scene: 'galilee' as const,
  days: '2',
  price: '$1,299.50',
  isOffered: 'on',
}
const titles = async () =>
  (await listTourPackages(app.caller(visitor), {})).map(({ title }) => title)

test('a tour is offered, edited, withdrawn and kept; its slug stays', async () => {
  const { id } = await addTour(app.caller('admin'), given)
  expect(await findTourPackage(app.caller(visitor), { slug: 'golan-galilee' })).toMatchObject({
    title: 'Golan & Galilee',
    description: 'You walk.\n\nYou rest.',
    stops: ['Kfar Blum', 'Tiberias'],
    days: 2,
    priceCents: 129_950,
  })
  expect((await titles()).at(-1)).toBe('Golan & Galilee')

  const changed = { ...given, title: 'The Golan', price: '1300', isOffered: '' }
  await saveTour(app.caller('admin'), { id, version: '1', ...changed })
  expect(await titles()).not.toContain('The Golan')
  expect(await findTourPackage(app.caller(visitor), { slug: 'golan-galilee' })).toBeNull()
  expect((await listAllTours(app.caller('admin'), {})).at(-1)).toMatchObject({
    title: 'The Golan',
    slug: 'golan-galilee',
    priceCents: 130_000,
    isOffered: false,
  })
  const line = await app
    .asStaff('admin')
    .row('auditEntries', ['before', 'after'], { operation: 'travel.save-tour', subjectId: id })
  expect(line).toEqual({
    before: { title: 'Golan & Galilee', price_cents: 129_950, is_offered: true },
    after: { title: 'The Golan', price_cents: 130_000, is_offered: false },
  })
})

test('tours with the same title get different slugs', async () => {
  const named = { ...given, title: 'Northern Israel' }
  const { id } = await addTour(app.caller('admin'), { ...named, days: '4' })
  expect((await getTour(app.caller('admin'), { id })).slug).toBe('northern-israel-2')
})

test('of two concurrent edits the second gets a conflict', async () => {
  const [first] = await listAllTours(app.caller('admin'), {})
  const id = first!.id
  const { version } = await getTour(app.caller('admin'), { id })
  const save = (who: 'admin' | 'superuser', title: string) =>
    saveTour(app.caller(who), { id, version: String(version), ...given, title })
  await save('admin', 'First')
  await expect(save('superuser', 'Second')).toBeRefused('conflict')
  expect((await getTour(app.caller('admin'), { id })).title).toBe('First')
})

test('moves by one position for everyone', async () => {
  const tours = await listAllTours(app.caller('admin'), {})
  const [one, two] = tours.map(({ id }) => id)
  await moveTour(app.caller('admin'), { id: two!, direction: 'up', past: one! })
  expect((await titles())[0]).toBe(tours[1]!.title)
  await expect(
    moveTour(app.caller('superuser'), { id: two!, direction: 'down', past: two! }),
  ).toBeRefused('conflict')
})

test.each([
  ['title', { title: '' }],
  ['title', { title: 'x'.repeat(121) }],
  ['summary', { summary: '' }],
  ['description', { description: ' ' }],
  ['stops', { stops: Array.from({ length: 21 }, (_, at) => at).join('\n') }],
  ['stops', { stops: 'x'.repeat(121) }],
  ['scene', { scene: 'moon' as 'galilee' }],
  ['days', { days: '0' }],
  ['days', { days: '61' }],
  ['price', { price: '0' }],
  ['price', { price: '1.999' }],
  ['price', { price: '100000.01' }],
  ['price', { price: 'free' }],
])('refuses an invalid %s: %j', async (field, wrong) => {
  await expect(addTour(app.caller('admin'), { ...given, ...wrong })).toBeRefusedAt(field)
})

test.each(['supporter', 'partner', 'ambassador'] as const)('is refused for %s', async (who) => {
  const caller = app.caller(who)
  const id = '0190aaaa-0000-7000-8000-000000000000'
  for (const work of [
    () => addTour(caller, given),
    () => getTour(caller, { id }),
    () => listAllTours(caller, {}),
    () => saveTour(caller, { id, version: '1', ...given }),
    () => moveTour(caller, { id, direction: 'up', past: id }),
  ]) {
    await expect(work()).toBeRefused('forbidden')
  }
  await expect(app.as(who).delete('tourPackages')).toBeRefused('forbidden')
})
