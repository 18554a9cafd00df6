import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { compoundFile, pdfFile } from '#test/app/papers.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { FILE_KINDS, type FileKind } from './file.ts'
import { storeFile } from './store-file.ts'

const app = startTestApp()

function rowOf(id: string) {
  return app.runtime.scope.as(system, (db) =>
    db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst(),
  )
}

async function countFiles(): Promise<number> {
  const { n } = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow(),
  )
  return Number(n)
}

async function read(key: string): Promise<Buffer | null> {
  const kept = await app.runtime.storage.open(key)
  return kept && Buffer.from(await new Response(kept.stream).arrayBuffer())
}

/** A storage that records every key put and not deleted, and fails from the given put on. */
function watchedStorage(
  caller: Caller,
  refuseFrom = Infinity,
): { caller: Caller; keys: Set<string> } {
  const keys = new Set<string>()
  let puts = 0
  const { storage } = caller.runtime
  const watched: typeof storage = {
    ...storage,
    async put(key, bytes) {
      puts += 1
      if (puts >= refuseFrom) throw new AppError('unavailable', 'No room.', { retryAfter: 30 })
      await storage.put(key, bytes)
      keys.add(key)
    },
    async delete(key) {
      await storage.delete(key)
      keys.delete(key)
    },
  }
  return { caller: { ...caller, runtime: { ...caller.runtime, storage: watched } }, keys }
}

describe('stored', () => {
  test('a picture: its row, its bytes as WebP, its narrower copies', async () => {
    const { id } = await storeFile(app.caller('partner'), {
      kind: 'project-images',
      file: await pictureFile({
        width: 2000,
        height: 1000,
        name: 'C:\\Users\\noa\\Olive grove.jpg',
      }),
    })
    const row = await rowOf(id)
    expect(row).toMatchObject({
      kind: 'project-images',
      userId: expect.any(String),
      contentType: 'image/webp',
      width: 1600,
      height: 800,
      originalName: 'Olive grove.jpg',
    })
    const [whole, copy] = [await read(id), await read(`${id}-480`)]
    expect(whole?.byteLength).toBe(row?.bytes)
    expect(await sharp(whole!).metadata()).toMatchObject({ format: 'webp', width: 1600 })
    expect(await sharp(copy!).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 })
    expect(await read(`${id}-960`)).not.toBeNull()
  })

  test.each(FILE_KINDS.filter((kind) => kind !== 'partner-documents'))('%s', async (kind) => {
    const { id } = await storeFile(app.caller('supporter'), { kind, file: await pictureFile() })
    expect(await rowOf(id)).toMatchObject({ kind, contentType: 'image/webp' })
  })

  test.each([
    ['a PDF', () => pdfFile(), 'application/pdf'],
    ['an old Word file', () => compoundFile('WordDocument', 'a.doc'), 'application/msword'],
    ['a photographed paper', () => pictureFile({ format: 'jpeg' }), 'image/jpeg'],
    ['a drawn paper', () => pictureFile({ format: 'png' }), 'image/png'],
  ])('as a document: %s', async (_, make, contentType) => {
    const { id } = await storeFile(app.caller('applicant'), {
      kind: 'partner-documents',
      file: await make(),
    })
    expect(await rowOf(id)).toMatchObject({ kind: 'partner-documents', contentType: contentType })
    expect(await read(id)).not.toBeNull()
  })

  test('a PDF unchanged', async () => {
    const file = pdfFile()
    const { id } = await storeFile(app.caller('applicant'), { kind: 'id_documents', file })
    expect(await read(id)).toEqual(Buffer.from(await file.arrayBuffer()))
  })
})

describe('refused, with a field error and nothing stored', () => {
  const noise = (bytes: number, start: number[] = []) => {
    const content = Buffer.alloc(bytes, 7)
    content.set(start)
    return new File([content], 'x.jpg', { type: 'image/jpeg' })
  }
  const jpeg = [0xff, 0xd8, 0xff, 0xe0]
  const MB = 1024 * 1024
  const wrongPicture = 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.'
  const wrongPaper = 'Please choose a PDF, JPG, PNG, DOC or DOCX file.'
  const svg = () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png')
  const page = () => new File(['<!doctype html><script>alert(1)</script>'], 'x.jpg')

  test.each<[string, FileKind, () => File | Promise<File>, string, string]>([
    [
      '5 MB and a byte',
      'avatars',
      () => noise(5 * MB + 1, jpeg),
      'too_large',
      'File size exceeds 5MB limit',
    ],
    [
      '10 MB and a byte',
      'partner-documents',
      () => noise(10 * MB + 1),
      'too_large',
      'File size exceeds 10MB limit',
    ],
    [
      'nothing',
      'avatars',
      () => noise(0),
      'bad_input',
      'This file is empty. Please choose another one.',
    ],
    [
      'a picture that is none',
      'avatars',
      () => noise(5 * MB, jpeg),
      'bad_input',
      'This picture could not be read.',
    ],
    ['a page', 'event-images', page, 'bad_input', wrongPicture],
    ['a drawing with scripts', 'partner-logos', svg, 'bad_input', wrongPicture],
    ['a PDF as a picture', 'project-images', () => pdfFile('x.png'), 'bad_input', wrongPicture],
    [
      'a spreadsheet',
      'partner-documents',
      () => compoundFile('Workbook', 'x.doc'),
      'bad_input',
      wrongPaper,
    ],
    [
      'a picture of the web',
      'partner-documents',
      () => pictureFile({ format: 'webp', name: 'x.png' }),
      'bad_input',
      wrongPaper,
    ],
    [
      'a program',
      'id_documents',
      () => new File(['MZ\x90\0'], 'passport.pdf'),
      'bad_input',
      'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.',
    ],
  ])('%s as %s', async (_, kind, make, code, message) => {
    const { caller, keys } = watchedStorage(app.caller('partner'))
    const before = await countFiles()
    await expect(
      storeFile(caller, { kind, file: await make(), field: 'upload' }),
    ).rejects.toMatchObject({ code, message, fields: { upload: message } })
    expect([keys.size, await countFiles()]).toEqual([0, before])
  })

  test.each([
    ['a visitor', visitor],
    ['a guest', guest()],
    ['a job', system],
  ])('whatever %s uploads', async (_, who) => {
    const { caller, keys } = watchedStorage(app.caller(who))
    const file = await pictureFile()
    await expect(storeFile(caller, { kind: 'avatars', file })).toBeRefused('not_signed_in')
    expect(keys.size).toBe(0)
  })
})

test.each([1, 2, 3])(
  'when the disk is full at write %i: no row, and nothing half stored',
  async (at) => {
    const { caller, keys } = watchedStorage(app.caller('partner'), at)
    const before = await countFiles()
    const file = await pictureFile({ width: 1300 })
    await expect(storeFile(caller, { kind: 'event-images', file })).toBeRefused('unavailable')
    expect([keys.size, await countFiles()]).toEqual([0, before])
  },
)

test('bytes whose row was refused are deleted; those whose row may exist stay', async () => {
  const file = await pictureFile({ width: 400 })
  const refusing = (code: 'forbidden' | 'unavailable') => {
    const watched = watchedStorage(app.caller('partner'))
    const scope = {
      ...watched.caller.runtime.scope,
      as: () => Promise.reject(new AppError(code, '')),
    }
    return {
      ...watched,
      caller: { ...watched.caller, runtime: { ...watched.caller.runtime, scope } },
    }
  }
  for (const [code, left] of [
    ['forbidden', 0],
    ['unavailable', 1],
  ] as const) {
    const { caller, keys } = refusing(code)
    await expect(storeFile(caller, { kind: 'avatars', file })).toBeRefused(code)
    expect(keys.size).toBe(left)
  }
})
