import { beforeEach, describe, expect, test } from 'vitest'
import { findReadableFile } from '#domain/files/find-readable-file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { purgeUnusedFiles } from '#domain/activity/commands/purge-unused-files.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { pdfFile } from '#test/app/papers.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { addResource } from './commands/add-resource.ts'
import { getResource } from './queries/get-resource.ts'
import { listAllResources } from './queries/list-all-resources.ts'
import { listResources } from './queries/list-resources.ts'
import { moveResource } from './commands/move-resource.ts'
import { removeResource } from './commands/remove-resource.ts'
import { saveResource } from './save-resource.ts'

const app = startTestApp()
beforeEach(() => app.asStaff('admin').delete('ambassadorResources'))

const poster = { kind: 'marketing', title: 'Poster', description: 'For walls.', isShown: 'on' }
const video = { ...poster, kind: 'training', title: 'Talk', link: 'https://videos.example/talk' }
const save = (values: Record<string, string>, file?: File, who: 'admin' | 'partner' = 'admin') =>
  saveResource(app.caller(who), { values, file })
const shown = () => listResources(app.caller(visitor), {})
const fileRow = (id: string) =>
  app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('files')
      .select(['userId', 'originalName', 'contentType'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
const countFiles = () =>
  app.runtime.scope.as(
    system,
    async (db) => (await db.selectFrom('files').select('id').execute()).length,
  )

test('a file can be downloaded by everyone while its resource is visible, and belongs to the site', async () => {
  await save(poster, pdfFile('Noa Levi private.pdf'))
  const [resource] = await shown()
  expect(resource).toMatchObject({ title: 'Poster', link: null })
  const fileId = resource!.file!.id
  expect(await findReadableFile(app.caller(visitor), fileId)).toMatchObject({ isPublic: true })
  expect(await fileRow(fileId)).toEqual({
    userId: null,
    originalName: 'Poster.pdf',
    contentType: 'application/pdf',
  })

  const existing = { id: resource!.id, version: '1' }
  await saveResource(app.caller('admin'), {
    values: { ...poster, title: 'Poster 2', isShown: '' },
    existing,
  })
  expect(await shown()).toEqual([])
  expect(await findReadableFile(app.caller(visitor), fileId)).toBeNull()
  expect(await findReadableFile(app.caller('partner'), fileId)).toBeNull()
  expect(await findReadableFile(app.caller('admin'), fileId)).toMatchObject({ isPublic: false })
  expect(await fileRow(fileId)).toMatchObject({ originalName: 'Poster 2.pdf' })
})

test('a link replaces a file and a file replaces a link; the replaced one is deleted', async () => {
  await save(poster, await pictureFile())
  const [before] = await listAllResources(app.caller('admin'), {})
  const { id } = before!
  await saveResource(app.caller('admin'), {
    values: { ...poster, link: 'https://example.org/poster' },
    existing: { id, version: '1' },
  })
  expect(await shown()).toMatchObject([{ link: 'https://example.org/poster', file: null }])
  await saveResource(app.caller('admin'), {
    values: poster,
    file: pdfFile(),
    existing: { id, version: '2' },
  })
  const [after] = await shown()
  expect(after).toMatchObject({ link: null, file: { contentType: 'application/pdf' } })
  app.advance(3 * 24 * 60 * 60 * 1000)
  await purgeUnusedFiles(app.caller(system), {})
  expect(await fileRow(before!.file!.id)).toBeUndefined()
  expect(await fileRow(after!.file!.id)).toBeDefined()
})

test('they are sorted by kind and position, and move within their kind', async () => {
  await save(video)
  for (const title of ['One', 'Two']) await save({ ...poster, title, link: 'https://example.org/' })
  const all = await listAllResources(app.caller('admin'), {})
  expect(all.map(({ title }) => title)).toEqual(['One', 'Two', 'Talk'])
  const [one, two, talk] = all.map(({ id }) => id)
  await moveResource(app.caller('admin'), { id: two!, direction: 'up', past: one! })
  expect((await shown()).map(({ title }) => title)).toEqual(['Two', 'One', 'Talk'])
  await expect(
    moveResource(app.caller('admin'), { id: one!, direction: 'down', past: talk! }),
  ).toBeRefused('conflict')
})

test('of two concurrent edits the second gets a conflict, and its file is not kept', async () => {
  await save(video)
  const id = (await shown())[0]!.id
  const existing = { id, version: '1' }
  await saveResource(app.caller('admin'), { values: { ...video, title: 'First' }, existing })
  const before = await countFiles()
  const late = { values: { ...poster, link: '', title: 'Second' }, file: pdfFile(), existing }
  await expect(saveResource(app.caller('superuser'), late)).toBeRefused('conflict')
  expect(await countFiles()).toBe(before)
  await expect(removeResource(app.caller('admin'), { id, version: '1' })).toBeRefused('conflict')
  expect((await getResource(app.caller('admin'), { id })).title).toBe('First')
  await removeResource(app.caller('admin'), { id, version: '2' })
  expect(await shown()).toEqual([])
})

test.each<[string, Record<string, string>, (() => File) | null]>([
  ['title', { ...video, title: '' }, null],
  ['kind', { ...video, kind: 'other' }, null],
  ['description', { ...video, description: 'x'.repeat(501) }, null],
  ['file', poster, null],
  ['link', video, () => pdfFile()],
  ['link', { ...video, link: 'http://videos.example/talk' }, null],
  ['link', { ...video, link: 'javascript:alert(1)' }, null],
  ['link', { ...video, link: 'https://user:pass@videos.example/' }, null],
  ['link', { ...video, link: `https://videos.example/${'x'.repeat(500)}` }, null],
  ['file', poster, () => new File(['<script>'], 'x.pdf', { type: 'application/pdf' })],
  ['file', poster, () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.pdf')],
])('refuses a wrong %s with a field error, and keeps no file: %j', async (field, values, file) => {
  const before = await countFiles()
  await expect(save(values, file?.())).rejects.toMatchObject({
    fields: { [field]: expect.any(String) },
  })
  expect(await countFiles()).toBe(before)
})

test('only a file of the right kind can become a resource', async () => {
  const file = pdfFile()
  const { id: fileId } = await storeFile(app.caller('partner'), {
    kind: 'partner-documents',
    file,
  })
  const given = { kind: 'marketing', title: 'T', isShown: 'on', fileId } as const
  await expect(addResource(app.caller('admin'), given)).toBeRefused('forbidden')
})

test('while ambassadors are disabled, visitors see none', async () => {
  await save(video)
  await saveFeatures(app.caller('admin'), { features: { ambassadors: false } })
  await app.runtime.switches.refresh()
  await expect(shown()).toBeRefused('closed')
  await saveFeatures(app.caller('admin'), { features: { ambassadors: true } })
  await app.runtime.switches.refresh()
})

describe('requires staff', () => {
  test.each(['supporter', 'partner', 'ambassador'] as const)('not %s', async (who) => {
    const caller = app.caller(who)
    const id = newId()
    const before = await countFiles()
    for (const work of [
      () => saveResource(caller, { values: poster, file: pdfFile() }),
      () => listAllResources(caller, {}),
      () => getResource(caller, { id }),
      () => removeResource(caller, { id, version: '1' }),
      () => moveResource(caller, { id, direction: 'up', past: id }),
    ]) {
      await expect(work()).toBeRefused('forbidden')
    }
    expect(await countFiles()).toBe(before)
    const row = { id, kind: 'marketing', position: 1, title: 'T', link: 'https://example.org' }
    await expect(app.as(who).insert('ambassadorResources', row)).toBeRefused('forbidden')
  })
})
