import type { Request } from '@playwright/test'
import { expect, test } from './product.ts'

/** A tenth of it are the pictures of subjects, which browsers keep. */
const MOST_KIB = 262

test('the list of projects and events stays within its size limit, with everything it fetches', async ({
  page,
}) => {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  // Popular pages are recompressed more strongly in the background.
  const form = async () =>
    (await page.request.get('/projects-events', { headers: { 'accept-encoding': 'br' } })).headers()
  await expect.poll(async () => (await form())['etag']).toMatch(/-tight"$/)
  // Scripts and fonts load after the page itself; no event marks the last of them.
  await page.goto('/projects-events', { waitUntil: 'networkidle' })
  const sizes = await Promise.all(
    requests
      .filter((request) => request.method() === 'GET')
      .map(async (request) => {
        const { responseBodySize } = await request.sizes()
        return [new URL(request.url()).pathname, responseBodySize] as const
      }),
  )
  for (const [what, ending] of [
    ['the page', /^\/projects-events$/],
    ['styles', /\.css$/],
    ['fonts', /\.woff2$/],
    ['scripts', /\.js$/],
  ] as const) {
    expect(
      sizes.some(([path, bytes]) => ending.test(path) && bytes > 1024),
      what,
    ).toBe(true)
  }
  const kib = sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024
  const list = sizes.toSorted((one, other) => other[1] - one[1]).map((one) => one.join(' '))
  expect(kib, list.join('\n')).toBeLessThanOrEqual(MOST_KIB)
})
