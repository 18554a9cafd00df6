import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerContext, runtimeContext } from '#app/request/context.ts'
import { sharedAddress } from '#app/request/shared-picture.ts'
import { purgeStoredBytes } from '#domain/activity/purge-stored-bytes.ts'
import { packOwnData } from '#domain/accounts/pack-own-data.ts'
import { discardFile } from '#domain/files/discard-file.ts'
import { fileAddress } from '#domain/files/file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { createS3Storage } from '#platform/storage/create-s3-storage.ts'
import {
  createTestApp,
  system,
  visitor,
  type Person,
  type TestApp,
} from '#test/app/create-test-app.ts'
import { pdfFile } from '#test/app/papers.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { addPartner } from '#test/app/public-rows.ts'
import { startS3, type S3Server } from '#test/app/s3-server.ts'
import { loader } from './file.ts'
import { loader as sharePicture } from './share-picture.ts'

let server: S3Server
let app: TestApp
let logo: string
let paper: string
beforeAll(async () => {
  server = await startS3()
  const patience = { answerMs: 1_000, uploadMs: 2_000, pausesMs: [10, 10] }
  app = await createTestApp({ storage: createS3Storage(server.place, { patience }) })
  const keep = (kind: 'partner-logos' | 'partner-documents', file: File) =>
    storeFile(app.caller('partner'), { kind, file })
  logo = (await keep('partner-logos', await pictureFile({ width: 1200, height: 800 }))).id
  await addPartner(app, { logoFileId: logo })
  paper = (await keep('partner-documents', pdfFile('paper.pdf'))).id
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

async function get(
  address: string,
  who: Person | typeof visitor = visitor,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(address, app.runtime.origin)
  const context = new RouterContextProvider()
  context.set(callerContext, app.caller(who))
  context.set(runtimeContext, app.runtime)
  const [, folder, name] = url.pathname.split('/')
  const load = folder === 'share' ? sharePicture : loader
  const params = folder === 'share' ? { file: name } : { id: name }
  return load({ request: new Request(url, init), url, pattern: '', params, context })
}

const stored = (id: string) => server.objects.get(`files/${id}`)!.bytes

test('files are in the bucket, and served as from a folder: whole, in a range, as HEAD', async () => {
  expect([...server.objects.keys()].toSorted()).toEqual(
    [logo, `${logo}-480`, `${logo}-960`, paper].map((key) => `files/${key}`).toSorted(),
  )
  const whole = await get(fileAddress(logo))
  expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
  expect(Buffer.compare(Buffer.from(await whole.arrayBuffer()), stored(logo))).toBe(0)
  const part = await get(fileAddress(logo), visitor, { headers: { range: 'bytes=5-9' } })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '5'])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(stored(logo).subarray(5, 10))
  const head = await get(fileAddress(logo), visitor, { method: 'HEAD' })
  expect([head.status, head.body, head.headers.get('content-length')]).toEqual([
    200,
    null,
    String(stored(logo).length),
  ])
})

test('a private document is for those who may read it; the storage is not even asked for others', async () => {
  expect((await get(fileAddress(paper), 'partner')).headers.get('cache-control')).toBe(
    'private, no-store',
  )
  server.asked.length = 0
  for (const who of [visitor, 'supporter', 'partner2'] as const) {
    expect((await get(fileAddress(paper), who)).status).toBe(404)
  }
  expect(server.asked).toEqual([])
})

test('link previews are made from it', async () => {
  const answer = await get(sharedAddress(logo, 'square'))
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 600,
  })
})

test('an export of own data contains the files', async () => {
  const zip = Buffer.from(await new Response(packOwnData(app.caller('partner'))).arrayBuffer())
  expect(zip.includes(`files/partner-documents/${paper}-paper.pdf`)).toBe(true)
  expect(zip.includes(stored(paper))).toBe(true)
})

test('while the storage fails, files answer 503 and an upload leaves no row; afterwards they are there', async () => {
  const rows = () => app.as(system).rows('files', ['id'])
  const before = (await rows()).length
  server.play = () => 503
  const answer = await get(fileAddress(logo))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  const upload = storeFile(app.caller('partner'), { kind: 'avatars', file: await pictureFile() })
  await expect(upload).toBeRefused('unavailable')
  server.play = () => 'usual'
  expect((await rows()).length).toBe(before)
  expect((await get(fileAddress(logo))).status).toBe(200)
})

test('an object that is gone is not found', async () => {
  const { id } = await storeFile(app.caller('partner'), {
    kind: 'avatars',
    file: await pictureFile(),
  })
  server.objects.delete(`files/${id}`)
  expect((await get(fileAddress(id), 'partner')).status).toBe(404)
})

test('discarding a file, and the job for deleted rows, delete its objects', async () => {
  const keep = async () =>
    (await storeFile(app.caller('partner'), { kind: 'avatars', file: await pictureFile() })).id
  const [one, two] = [await keep(), await keep()]
  const left = (id: string) => [...server.objects.keys()].filter((name) => name.includes(id)).length
  expect([left(one) > 0, left(two) > 0]).toEqual([true, true])
  await discardFile(app.caller('partner'), one)
  await app.as(system).delete('files', { id: two })
  await purgeStoredBytes(app.caller(system))
  expect([left(one), left(two)]).toEqual([0, 0])
})
