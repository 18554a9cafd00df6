import { beforeAll, expect, test } from 'vitest'
import { storeFile } from '#domain/files/store-file.ts'
import { findReadableFile } from '#domain/files/find-readable-file.ts'
import type { FileKind } from '#domain/files/file.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador, registering } from '#test/app/ambassadors.ts'
import {
  guest,
  memberOf,
  startTestApp,
  system,
  visitor,
  type Person,
} from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { findOwnAmbassador } from '../queries/find-own-ambassador.ts'
import { getPublicAmbassador } from '../queries/get-public-ambassador.ts'
import { saveOwnPage } from '../save-own-page.ts'
import { updateOwnPage } from './update-own-page.ts'

const app = startTestApp()
let id: string
beforeAll(async () => {
  ;({ id } = await makeAmbassador(app, 'ambassador'))
})

const own = async (who: Person = 'ambassador') => (await findOwnAmbassador(app.caller(who), {}))!
const update = async (changed: object = {}, who: Person = 'ambassador') =>
  updateOwnPage(app.caller(who), {
    ...registering,
    version: (await own(who)).version,
    ...changed,
  })
const shown = () => getPublicAmbassador(app.caller(visitor), { id })

test('saved changes are public at once', async () => {
  await update({
    organizationName: '',
    fullName: 'Noa Levin',
    ambassadorType: 'individual',
    bio: 'Come along.\r\n\r\nBring friends.',
    website: 'noa.example.org',
    facebook: 'facebook.com/noa',
  })
  expect(await shown()).toMatchObject({
    name: 'Noa Levin',
    type: 'individual',
    bio: 'Come along.\n\nBring friends.',
    email: registering.contactEmail,
    socialLinks: { website: 'https://noa.example.org/', facebook: 'https://facebook.com/noa' },
  })
  await update({ isEmailPublic: '', website: ' ' })
  expect(await shown()).toMatchObject({ email: null, socialLinks: {} })
  expect((await own()).contactEmail).toBe(registering.contactEmail)
})

test.each([
  ['website', 'javascript:alert(1)'],
  ['website', 'data:text/html,x'],
  ['website', '//negev.example.org'],
  ['website', 'https://user:secret@negev.example.org'],
  ['facebook', 'JavaScript://facebook.com/%0aalert(1)'],
  ['instagram', 'https://evil.example/instagram.com'],
  ['fullName', '  '],
  ['contactEmail', 'noa'],
  ['mobileNumber', ''],
  ['ambassadorType', 'king'],
  ['bio', 'x'.repeat(2001)],
])('%s is refused with a field error, and nothing changes (%#)', async (field, text) => {
  const before = await own()
  await expect(update({ [field]: text })).toBeRefusedAt(field)
  expect(await own()).toEqual(before)
})

test('of two windows the second gets a conflict', async () => {
  const { version } = await own()
  await update({ bio: 'From the first.' })
  await expect(update({ bio: 'From the second.', version })).toBeRefused('conflict')
  expect((await shown()).bio).toBe('From the first.')
})

test('of ten concurrent saves one succeeds', async () => {
  const { version } = await own()
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => update({ bio: `Number ${at}`, version })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await own()).version).toBe(version + 1)
})

test('no one else can change it, through the command or bypassing it', async () => {
  const before = await own()
  for (const who of ['supporter', 'partner', 'admin'] as const) {
    await expect(
      updateOwnPage(app.caller(who), { ...registering, version: before.version }),
    ).toBeRefused('not_found')
    const { numUpdatedRows } = await app
      .as(who)
      .update('ambassadorProfiles', { bio: 'Mine' }, { id })
    expect(numUpdatedRows).toBe(0n)
  }
  for (const who of [visitor, guest(), system]) {
    await expect(
      updateOwnPage(app.caller(who), { ...registering, version: before.version }),
    ).toBeRefused('not_signed_in')
  }
  expect(await own()).toEqual(before)
})

test.each([
  ['is_public', { isPublic: true }],
  ['hidden_at', { hiddenAt: null }],
  ['hidden_reason', { hiddenReason: 'x' }],
  ['user_id', { userId: newId() }],
])('its owner cannot write %s', async (_, set) => {
  await expect(app.as('ambassador').update('ambassadorProfiles', set, { id })).toBeRefused(
    'forbidden',
  )
})

test('a hidden page can be edited, and stays hidden', async () => {
  const hide = (set: object) => app.asStaff('admin').update('ambassadorProfiles', set, { id })
  await hide({ hiddenAt: new Date(), hiddenReason: 'The photo' })
  await update({ bio: 'Mended.' })
  await expect(shown()).toBeRefused('not_found')
  expect(await own()).toMatchObject({ hiddenReason: 'The photo', isPublic: false })
  await hide({ hiddenAt: null, hiddenReason: null })
  expect((await shown()).bio).toBe('Mended.')
})

const typedValues = async () => ({
  ...registering,
  version: String((await own()).version),
})
const picture = () => pictureFile({ width: 300, height: 300 })

test('pictures are added, replaced and removed, and no file is left behind', async () => {
  const caller = app.caller('ambassador')
  await saveOwnPage(caller, {
    values: await typedValues(),
    logo: await picture(),
    photo: await picture(),
  })
  const first = await own()
  expect(await shown()).toMatchObject({
    logo: expect.stringContaining(first.logoFileId!),
    photo: expect.stringContaining(first.photoFileId!),
  })
  expect(await findReadableFile(app.caller(visitor), first.photoFileId!)).toMatchObject({
    isPublic: true,
  })
  await saveOwnPage(caller, { values: await typedValues(), photo: await picture() })
  const second = await own()
  expect(second.logoFileId).toBe(first.logoFileId)
  expect(second.photoFileId).not.toBe(first.photoFileId)
  expect(await findReadableFile(caller, first.photoFileId!)).toBeNull()
  await saveOwnPage(caller, {
    values: { ...(await typedValues()), removeLogo: 'yes', removePhoto: 'yes' },
  })
  expect(await own()).toMatchObject({ logoFileId: null, photoFileId: null })
  expect(await filesLeft()).toBe(0)
})

test('a refused save leaves no file', async () => {
  const caller = app.caller('ambassador')
  const values = await typedValues()
  const text = new File(['not a picture'], 'photo.png', { type: 'image/png' })
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'photo.png')
  for (const photo of [text, large]) {
    await expect(
      saveOwnPage(caller, { values, logo: await picture(), photo }),
    ).rejects.toMatchObject({ fields: { photo: expect.any(String) } })
  }
  for (const wrong of [{ website: 'javascript:alert(1)' }, { version: '0' }]) {
    await expect(
      saveOwnPage(caller, { values: { ...values, ...wrong }, photo: await picture() }),
    ).rejects.toMatchObject({ code: /bad_input|conflict/ })
  }
  expect(await filesLeft()).toBe(0)
})

test('no one can use another user’s file, or one of another kind', async () => {
  const keep = async (who: Person, kind: FileKind) =>
    (await storeFile(app.caller(who), { kind, file: await picture() })).id
  for (const photo of [
    await keep('supporter', 'ambassador-photos'),
    await keep('ambassador', 'avatars'),
    newId(),
  ]) {
    await expect(update({ photo })).toBeRefused('forbidden')
  }
})

async function filesLeft() {
  const rows = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('files')
      .select('id')
      .where('userId', '=', memberOf('ambassador').userId)
      .where('kind', 'in', ['ambassador-logos', 'ambassador-photos'])
      .execute(),
  )
  return rows.length
}
