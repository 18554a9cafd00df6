import { beforeAll, expect, test } from 'vitest'
import { findReadableFile } from '#domain/files/find-readable-file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { speak } from '#platform/speak.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, memberOf, system, visitor } from '#test/app/create-test-app.ts'
import { addOrganization } from '#test/app/organization.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { setPartnerStatus } from '#test/app/posting.ts'
import { updateCover } from './commands/update-cover.ts'
import { findOwnCover } from './queries/find-own-cover.ts'
import { getPublicPartner } from './queries/get-public-partner.ts'
import { listPartnerChanges } from './queries/list-partner-changes.ts'
import { saveCover } from './save-cover.ts'

const app = startTestApp()
let partnerId: string
beforeAll(async () => {
  ;({ partnerId } = await addOrganization(app, 'supporter', 'approved'))
})

const owner = () => app.caller('supporter')
const picture = () => pictureFile({ width: 60, height: 20 })
const shown = async () => (await getPublicPartner(app.caller(visitor), { id: partnerId })).cover
const isPublic = async (id: string) => (await findReadableFile(app.caller(visitor), id)) !== null
const countFiles = () =>
  app.runtime.scope.as(system, async (db) => {
    const { n } = await db
      .selectFrom('files')
      .where('kind', '=', 'partner-covers')
      .where('userId', '=', memberOf('supporter').userId)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  })

test('a cover is public at once, is replaced, keeps its picture when its text changes, and goes', async () => {
  expect(await shown()).toBeNull()
  await saveCover(owner(), { image: await picture(), isRemoved: false, alt: ' Hands at a well ' })
  const first = await shown()
  expect(first).toEqual({ fileId: expect.any(String), alt: 'Hands at a well' })
  expect(await findOwnCover(owner(), { partnerId })).toEqual(first)
  expect(await isPublic(first!.fileId)).toBe(true)

  await saveCover(owner(), { isRemoved: false, alt: 'A well' })
  expect(await shown()).toEqual({ ...first, alt: 'A well' })
  await saveCover(owner(), { image: await picture(), isRemoved: false, alt: '' })
  expect((await shown())?.fileId).not.toBe(first?.fileId)
  expect(await countFiles()).toBe(1)

  await saveCover(owner(), { isRemoved: true, alt: '' })
  expect([await shown(), await countFiles()]).toEqual([null, 0])
  const changes = await listPartnerChanges(app.caller('admin'), { partnerId })
  expect(changes.map(({ fields }) => fields)).toEqual(Array.from({ length: 4 }, () => ['cover']))
})

test('what a cover shows is read in the language of the page', async () => {
  const words = { alt: 'A well', alt_he: 'באר', language: 'en' }
  await saveCover(owner(), { image: await picture(), isRemoved: false, ...words })
  expect((await shown())?.alt).toBe('A well')
  expect((await speak('he', shown))?.alt).toBe('באר')
  expect(await findOwnCover(owner(), { partnerId })).toMatchObject({ alt: 'A well', alt_he: 'באר' })
  const alone = saveCover(owner(), { isRemoved: false, ...words, alt: '' })
  await expect(alone).rejects.toMatchObject({ fields: { alt_he: expect.any(String) } })
  await saveCover(owner(), { isRemoved: true, alt: '' })
})

test('nothing is left of a refused one', async () => {
  await expect(saveCover(owner(), { isRemoved: false, alt: 'x' })).rejects.toMatchObject({
    fields: { image: expect.any(String) },
  })
  await expect(
    saveCover(owner(), { image: await picture(), isRemoved: false, alt: 'x'.repeat(301) }),
  ).rejects.toMatchObject({ fields: { alt: expect.any(String) } })
  await expect(
    saveCover(app.caller('admin'), { image: await picture(), isRemoved: false, alt: '' }),
  ).toBeRefused('not_found')
  expect(await countFiles()).toBe(0)
})

test('a cover must be one’s own picture, of this kind; nobody sees one of an organization that is not public', async () => {
  const keep = async (who: 'supporter' | 'partner2', kind: 'partner-covers' | 'partner-logos') =>
    (await storeFile(app.caller(who), { kind, file: await picture() })).id
  const others = await keep('partner2', 'partner-covers')
  for (const fileId of [others, await keep('supporter', 'partner-logos'), newId()]) {
    await expect(updateCover(owner(), { fileId })).toBeRefused('forbidden')
  }
  await updateCover(app.caller('partner2'), { fileId: others })
  expect(await findOwnCover(owner(), { partnerId })).toBeNull()

  const own = await keep('supporter', 'partner-covers')
  expect(await isPublic(own)).toBe(false)
  await updateCover(owner(), { fileId: own })
  expect(await isPublic(own)).toBe(true)
  await setPartnerStatus(app, 'supporter', 'suspended')
  expect(await isPublic(own)).toBe(false)
  await expect(updateCover(owner(), { isRemoved: true })).toBeRefused('conflict')
})
