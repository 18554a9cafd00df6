import { expect, test } from 'vitest'
import { webUnderTest } from './web-under-test.ts'

test.each([
  ['GET', 'here.example', 301],
  ['HEAD', 'HERE.example:80', 301],
  ['POST', 'here.example.', 308],
])('%s on %s goes to www (%i)', async (method, host, status) => {
  for (const scheme of ['http', 'https']) {
    const web = webUnderTest({
      origin: `${scheme}://www.here.example`,
      settings: { BARE_HOST: 'here.example' },
    })
    const headers = { Host: host, Origin: 'https://evil.example' }
    const answer = await web.fetch(
      new Request('http://ignored.example/a/b?c=%20d&e=//f', { method, headers }),
    )
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Location')).toBe(`${scheme}://www.here.example/a/b?c=%20d&e=//f`)
  }
})

test('other hosts are not redirected, nor is anyone without the setting', async () => {
  const visit = (host: string, settings = {}) =>
    webUnderTest({ settings }).fetch(new Request('http://x.example/', { headers: { Host: host } }))
  const settings = { BARE_HOST: 'here.example' }
  expect((await visit('www.here.example', settings)).status).toBe(200)
  expect((await visit('nothere.example', settings)).status).toBe(200)
  expect((await visit('here.example')).status).toBe(200)
  expect((await visit('undefined')).status).toBe(200)
})
