import { RouterContextProvider } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { callerContext } from '#app/request/context.ts'
import { fileAddress, type FileKind } from '#domain/files/file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { pdfFile } from '#test/app/papers.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { addPartner } from '#test/app/public-rows.ts'
import { loader } from './file.ts'

const app = startTestApp()
let logo: string
let paper: string
beforeAll(async () => {
  logo = await keep('partner-logos', await pictureFile({ width: 1200, height: 800 }))
  await addPartner(app, { logoFileId: logo })
  paper = await keep('partner-documents', pdfFile('Registration "תעודה" (2024).exe'))
})

async function keep(kind: FileKind, file: File): Promise<string> {
  return (await storeFile(app.caller('partner'), { kind, file })).id
}

/** Requests a URL of ours as that user, through the route's loader. */
async function get(
  address: string,
  who: Person | Actor = visitor,
  more: { method?: string; headers?: Record<string, string>; caller?: object } = {},
): Promise<Response> {
  const url = new URL(address, app.runtime.origin)
  const context = new RouterContextProvider()
  context.set(callerContext, { ...app.caller(who), ...more.caller })
  return loader({
    request: new Request(url, { method: more.method ?? 'GET', headers: more.headers ?? {} }),
    url,
    pattern: '/files/:id',
    params: { id: url.pathname.slice('/files/'.length) },
    context,
  })
}

const sizeOf = async (answer: Response) => (await answer.arrayBuffer()).byteLength

describe('a public picture', () => {
  test('is cacheable by anyone', async () => {
    const answer = await get(fileAddress(logo))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'image/webp',
      'content-length': expect.stringMatching(/^\d+$/),
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=86400',
      etag: `"${logo}"`,
      'accept-ranges': 'bytes',
    })
    expect(await sizeOf(answer)).toBe(Number(answer.headers.get('content-length')))
  })

  test('is served in the available widths, and in full for any other width', async () => {
    const whole = await sizeOf(await get(fileAddress(logo)))
    const [small, medium] = await Promise.all(
      ([480, 960] as const).map(async (width) => sizeOf(await get(fileAddress(logo, width)))),
    )
    expect(small).toBeLessThan(medium!)
    expect(medium).toBeLessThan(whole)
    for (const wish of ['1600', '481', '0', '-1', '', 'x', '../480', '480&w=960']) {
      const answer = await get(`/files/${logo}?w=${wish}`)
      const expected = wish === '480&w=960' ? small : whole
      expect([answer.status, await sizeOf(answer)], wish).toEqual([200, expected])
    }
  })

  test('is not sent again to a client that has it', async () => {
    for (const known of [`"${logo}-480"`, `W/"${logo}-480"`, `"x", "${logo}-480"`, '*']) {
      const answer = await get(fileAddress(logo, 480), visitor, {
        headers: { 'if-none-match': known },
      })
      expect([answer.status, await answer.text()], known).toEqual([304, ''])
      expect(answer.headers.get('cache-control')).toMatch(/^public/)
    }
    const other = await get(fileAddress(logo), visitor, {
      headers: { 'if-none-match': `"${logo}-480"` },
    })
    expect(other.status).toBe(200)
  })

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=10-19', 10, 20],
    ['bytes=-7', -7, undefined],
    ['bytes=100-', 100, undefined],
    ['bytes=0-99999999', 0, undefined],
  ])('is served in a range: %s', async (range, from, to) => {
    const whole = Buffer.from(await (await get(fileAddress(logo))).arrayBuffer())
    const part = whole.subarray(from, to)
    const first = whole.length - whole.subarray(from).length
    const answer = await get(fileAddress(logo), visitor, { headers: { range } })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-length')).toBe(String(part.length))
    expect(answer.headers.get('content-range')).toBe(
      `bytes ${first}-${first + part.length - 1}/${whole.length}`,
    )
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), part)).toBe(0)
  })

  test('a range outside is refused; several, nonsense, or one of another version is everything', async () => {
    const whole = await sizeOf(await get(fileAddress(logo)))
    for (const range of [`bytes=${whole}-`, 'bytes=-0']) {
      const answer = await get(fileAddress(logo), visitor, { headers: { range } })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        416,
        `bytes */${whole}`,
      ])
    }
    for (const headers of [
      { range: 'bytes=0-1,5-6' },
      { range: 'bytes=9-1' },
      { range: 'bytes=-' },
      { range: 'lines=1-2' },
      { range: 'bytes=0-1', 'if-range': '"other"' },
    ]) {
      const answer = await get(fileAddress(logo), visitor, { headers })
      expect([answer.status, await sizeOf(answer)], headers.range).toEqual([200, whole])
    }
    const same = { range: 'bytes=0-1', 'if-range': `"${logo}"` }
    expect((await get(fileAddress(logo), visitor, { headers: same })).status).toBe(206)
  })

  test('answers HEAD with its length only', async () => {
    const answer = await get(fileAddress(logo), visitor, { method: 'HEAD' })
    expect([answer.status, answer.body]).toEqual([200, null])
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1_000)
  })
})

describe('a private document', () => {
  test.each(['partner', 'admin'] as const)('is served to %s and not cached', async (who) => {
    const answer = await get(fileAddress(paper), who)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('downloads under its name, with the extension of its content type', async () => {
    const name = (await get(fileAddress(paper), 'partner')).headers.get('content-disposition')
    expect(name).toBe(
      `attachment; filename="Registration _______ (2024).pdf"; filename*=UTF-8''Registration%20%22%D7%AA%D7%A2%D7%95%D7%93%D7%94%22%20%282024%29.pdf`,
    )
  })

  test('that is a photo is shown inline, sandboxed', async () => {
    const photo = await keep('partner-documents', await pictureFile({ name: 'private name.jpg' }))
    const { headers } = await get(fileAddress(photo, 480), 'partner')
    expect(headers.get('content-disposition')).toBe('inline')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect([...headers].join()).not.toContain('private name')
  })

  test('returns other users the same 404 as a missing file', async () => {
    const unknown = await get(fileAddress(newId()), 'supporter')
    for (const who of [visitor, 'supporter', 'partner2', 'applicant'] as const) {
      const answer = await get(fileAddress(paper), who, {
        headers: { 'if-none-match': `"${paper}"` },
      })
      expect(answer.status).toBe(404)
      expect(Object.fromEntries(answer.headers)).toEqual(Object.fromEntries(unknown.headers))
      expect(await answer.text()).toBe("This file doesn't exist, or you don't have access to it.\n")
    }
  })
})

test.each(['x', '', 'not-an-id', '../secret', `${newId()}-480`, `${newId()}%00`, "' or 1=1"])(
  'no file has the ID %j',
  async (id) => {
    expect((await get(`/files/${id}`, 'admin')).status).toBe(404)
  },
)

test('a file without stored bytes returns 404', async () => {
  const lost = await keep('avatars', await pictureFile({ width: 20, height: 20 }))
  await app.runtime.storage.delete(lost)
  expect((await get(fileAddress(lost), 'partner')).status).toBe(404)
})

test('returns 503 with Retry-After while the storage or database is down', async () => {
  const away = () => Promise.reject(new AppError('unavailable', 'Later.', { retryAfter: 30 }))
  const { runtime } = app
  for (const part of [
    { storage: { ...runtime.storage, open: away } },
    { scope: { ...runtime.scope, asVisitor: away } },
  ]) {
    const answer = await get(fileAddress(logo), visitor, {
      caller: { runtime: { ...runtime, ...part } },
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('a picture without a row returns 404', async () => {
  const file = await pictureFile({ width: 20, height: 20 })
  const id = await keep('avatars', file)
  await app.as(system).delete('files', { id })
  expect((await get(fileAddress(id), 'partner')).status).toBe(404)
})
