import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { AppError } from '#platform/errors.ts'
import { guest, startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { pdfFile } from '#test/app/papers.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { findOwnIdentity } from './queries/find-own-identity.ts'
import { getOwnProfile } from './queries/get-own-profile.ts'
import { saveProfile } from './save-profile.ts'

const app = startTestApp()

const whole = {
  fullName: 'Sarah Whitman Levi',
  mobilePhone: '+1 212 555 0107',
  address: '12 Harbor Street',
  city: 'New York',
  state: 'NY',
  postalCode: '10001',
  country: 'United States',
}

const filesOf = (who: Person) =>
  app.as(system).rows('files', ['id', 'kind'], { userId: DEMO_USERS[who].id })

async function bytesOf(id: string): Promise<Buffer | null> {
  const kept = await app.runtime.storage.open(id)
  return kept && Buffer.from(await new Response(kept.stream).arrayBuffer())
}

/** A photo with location metadata. */
async function taggedPicture(): Promise<File> {
  const plain = await (await pictureFile({ width: 600, height: 400 })).arrayBuffer()
  const bytes = await sharp(Buffer.from(plain))
    .withExif({ IFD0: { Copyright: 'HOMEADDRESS' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('HOMEADDRESS')).toBe(true)
  return new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' })
}

test('text, picture and document are saved together, the picture without its metadata', async () => {
  await saveProfile(app.caller('supporter'), {
    values: whole,
    avatar: await taggedPicture(),
    paper: pdfFile('passport.pdf'),
  })
  const profile = await getOwnProfile(app.caller('supporter'), {})
  expect(profile).toMatchObject(whole)
  const bytes = await bytesOf(profile.avatarFileId ?? '')
  expect((await sharp(bytes!).metadata()).format).toBe('webp')
  expect(bytes!.includes('HOMEADDRESS')).toBe(false)
  const identity = await findOwnIdentity(app.caller('supporter'), {})
  expect(identity).toMatchObject({ status: 'submitted', reason: null, decidedAt: null })
  expect(await bytesOf(identity?.fileId ?? '')).not.toBeNull()
})

test('replaced files are deleted with their bytes; files not uploaded again stay', async () => {
  const before = await getOwnProfile(app.caller('supporter'), {})
  const paper = await findOwnIdentity(app.caller('supporter'), {})
  await saveProfile(app.caller('supporter'), { values: whole, avatar: await pictureFile() })
  const after = await getOwnProfile(app.caller('supporter'), {})
  expect(after.avatarFileId).not.toBe(before.avatarFileId)
  expect(await bytesOf(before.avatarFileId ?? '')).toBeNull()
  expect(await findOwnIdentity(app.caller('supporter'), {})).toEqual(paper)
  await saveProfile(app.caller('supporter'), { values: whole, paper: pdfFile() })
  expect((await getOwnProfile(app.caller('supporter'), {})).avatarFileId).toBe(after.avatarFileId)
  expect(await bytesOf(paper?.fileId ?? '')).toBeNull()
  expect((await filesOf('supporter')).map(({ kind }) => kind).toSorted()).toEqual([
    'avatars',
    'id_documents',
  ])
})

describe('refused, with nothing stored', () => {
  const cases: [string, () => Promise<Parameters<typeof saveProfile>[1]>, object][] = [
    [
      'a good picture beside a paper that is none',
      async () => ({
        values: whole,
        avatar: await pictureFile(),
        paper: new File(['MZ'], 'passport.pdf'),
      }),
      { code: 'bad_input', fields: { paper: expect.any(String) } },
    ],
    [
      'a picture above 5 MB',
      async () => ({
        values: whole,
        avatar: new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png'),
      }),
      { code: 'too_large', fields: { avatar: 'File size exceeds 5MB limit' } },
    ],
    [
      'a PDF as a picture',
      async () => ({ values: whole, avatar: pdfFile('me.png') }),
      { code: 'bad_input', fields: { avatar: expect.any(String) } },
    ],
    [
      'no name, too much of an address',
      async () => ({
        values: { ...whole, fullName: ' ', postalCode: '1'.repeat(21), city: 'x'.repeat(121) },
        avatar: await pictureFile(),
      }),
      {
        code: 'bad_input',
        fields: {
          fullName: expect.any(String),
          postalCode: 'Please keep this under 20 characters',
          city: 'Please keep this under 120 characters',
        },
      },
    ],
    [
      'a name with a link',
      async () => ({ values: { ...whole, fullName: 'Win at www.example.org' } }),
      { code: 'bad_input', fields: { fullName: expect.any(String) } },
    ],
  ]
  test.each(cases)('%s', async (_, make, refusal) => {
    const before = await getOwnProfile(app.caller('superuser'), {})
    await expect(saveProfile(app.caller('superuser'), await make())).rejects.toMatchObject(refusal)
    expect(await getOwnProfile(app.caller('superuser'), {})).toEqual(before)
    expect(await findOwnIdentity(app.caller('superuser'), {})).toBeNull()
    expect(await filesOf('superuser')).toEqual([])
  })

  test.each([
    ['a visitor', visitor],
    ['a guest', guest()],
    ['a job', system],
  ])('whatever %s submits', async (_, who) => {
    await expect(
      saveProfile(app.caller(who), { values: whole, avatar: await pictureFile() }),
    ).toBeRefused('not_signed_in')
  })
})

test('when the disk is full at the second file, the first one is removed', async () => {
  const caller = app.caller('superuser')
  let puts = 0
  const { storage } = app.runtime
  const full = {
    ...storage,
    put: (key: string, bytes: Uint8Array) => {
      puts += 1
      if (puts > 3) throw new AppError('unavailable', 'No room.', { retryAfter: 30 })
      return storage.put(key, bytes)
    },
  }
  await expect(
    saveProfile(
      { ...caller, runtime: { ...caller.runtime, storage: full } },
      { values: whole, avatar: await pictureFile({ width: 1300 }), paper: pdfFile() },
    ),
  ).toBeRefused('unavailable')
  expect(await filesOf('superuser')).toEqual([])
})
