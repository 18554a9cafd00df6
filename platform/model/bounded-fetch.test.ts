import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const letters = (count: number) =>
  serve((_, response) => void response.writeHead(201, { 'x-own': 'yes' }).end('x'.repeat(count)))

test('a response within the limit is unchanged', async () => {
  const answer = await boundedFetch(1_000)(await letters(1_000))
  expect([answer.status, answer.headers.get('x-own')]).toEqual([201, 'yes'])
  expect(await answer.text()).toBe('x'.repeat(1_000))
})

test('a larger response is aborted', async () => {
  const answer = await boundedFetch(1_000)(await letters(1_001))
  await expect(answer.text()).rejects.toThrow('too large')
})

test('an endless response is aborted, and its connection closed', async () => {
  let closed: Promise<unknown> | undefined
  const address = await serve((_, response) => {
    closed = once(response, 'close')
    const go = () => {
      while (!response.destroyed && response.write('x'.repeat(1_000)));
      if (!response.destroyed) response.once('drain', go)
    }
    go()
  })
  const answer = await boundedFetch(100_000)(address)
  await expect(answer.text()).rejects.toThrow('too large')
  await closed
})

test('a key is sent nowhere else', async () => {
  const heard: (string | undefined)[] = []
  const elsewhere = await serve((request, response) => {
    heard.push(request.headers.authorization)
    response.end()
  })
  const address = await serve((_, response) => {
    response.writeHead(307, { location: elsewhere }).end()
  })
  const headers = { authorization: 'Bearer sk-secret' }
  await expect(
    boundedFetch(1_000)(address, { method: 'POST', body: '{}', headers }),
  ).rejects.toThrow()
  expect(heard).toEqual([])
})
