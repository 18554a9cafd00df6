import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { callerContext, runtimeContext } from '#app/request/context.ts'
import { sharedAddress } from '#app/request/shared-picture.ts'
import type { FileKind } from '#domain/files/file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { hideNews } from '#domain/content/commands/hide-news.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { openPreviews, type Previews } from '#platform/pictures/open-previews.ts'
import { startTestApp, visitor, type Person } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { addNews, addPartner } from '#test/app/public-rows.ts'
import { loader } from './share-picture.ts'

const app = startTestApp()
let picture: string
let news: string
beforeAll(async () => {
  picture = await keep('news-images', await pictureFile({ width: 300, height: 900 }))
  const partner = await addPartner(app)
  news = await addNews(app, { partnerId: partner, imageFileId: picture })
})

async function keep(kind: FileKind, file: File): Promise<string> {
  return (await storeFile(app.caller('partner'), { kind, file })).id
}

type More = { who?: Person | Actor; method?: string; known?: string; previews?: Previews }

async function get(address: string, more: More = {}): Promise<Response> {
  const { who = visitor, method = 'GET', known, previews } = more
  const url = new URL(address, app.runtime.origin)
  const context = new RouterContextProvider()
  context.set(callerContext, app.caller(who))
  context.set(runtimeContext, { ...app.runtime, ...(previews && { previews }) })
  return loader({
    request: new Request(url, { method, headers: known ? { 'if-none-match': known } : {} }),
    url,
    pattern: '/share/:file',
    params: { file: decodeURIComponent(url.pathname.slice('/share/'.length)) },
    context,
  })
}

async function sizeOf(answer: Response) {
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
  return [format, width, height]
}

test('a tall picture is cropped for a card and fits whole in a square, as a cacheable JPEG', async () => {
  const answer = await get(sharedAddress(picture, 'wide'))
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/jpeg',
    'content-length': expect.stringMatching(/^\d+$/),
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=86400',
    etag: `"${picture}-wide"`,
  })
  expect(await sizeOf(answer)).toEqual(['jpeg', 1200, 630])
  expect(await sizeOf(await get(sharedAddress(picture, 'square')))).toEqual(['jpeg', 600, 600])
})

test('transparent areas become white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const logo = await keep('partner-logos', new File([new Uint8Array(bytes)], 'logo.png'))
  await addPartner(app, { logoFileId: logo })
  const shown = await get(sharedAddress(logo, 'square'))
  const { channels } = await sharp(await shown.arrayBuffer()).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})

test('it is not sent again to a client that has it, and HEAD gets its length only', async () => {
  const again = await get(sharedAddress(picture, 'wide'), { known: `"${picture}-wide"` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await get(sharedAddress(picture, 'wide'), { method: 'HEAD' })
  expect([head.status, head.body]).toEqual([200, null])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000)
})

test('each is rendered once, however many requests come during and after', async () => {
  const { storage, pictures } = app.runtime
  let rendered = 0
  const previews = openPreviews({
    storage,
    pictures: {
      ...pictures,
      asJpeg: (bytes, size) => {
        rendered += 1
        return pictures.asJpeg(bytes, size)
      },
    },
  })
  const ask = () => get(sharedAddress(picture, 'wide'), { previews })
  const answers = await Promise.all([ask(), ask(), ask()])
  answers.push(await ask())
  expect([rendered, ...answers.map(({ status }) => status)]).toEqual([1, 200, 200, 200, 200])
})

test('pictures that are not public return 404, even to users who may see them', async () => {
  const own = await keep('news-images', await pictureFile())
  for (const who of [visitor, 'partner', 'admin'] as const) {
    const answer = await get(sharedAddress(own, 'wide'), { who })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
})

test('a removed picture returns 404 although it was rendered before', async () => {
  expect((await get(sharedAddress(picture, 'wide'))).status).toBe(200)
  await hideNews(app.caller('admin'), { id: news, reason: 'The picture is not theirs.' })
  expect((await get(sharedAddress(picture, 'wide'))).status).toBe(404)
})

test('other URLs serve no picture', async () => {
  for (const file of [
    'x.jpg',
    `${picture}`,
    `${picture}.png`,
    `${picture}-480.jpg`,
    `${newId()}.jpg`,
  ]) {
    expect([file, (await get(`/share/${file}`)).status]).toEqual([file, 404])
  }
})
