import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { exchangeCode, NoToken } from './exchange-code.ts'
import type { ProviderSettings } from './providers.ts'

const returned = { code: 'a-code', codeVerifier: 'a-verifier', redirectURI: 'http://here/back' }

/** A local provider with a given response. */
async function providerThat(
  answers: RequestListener,
  authentication: ProviderSettings['authentication'] = 'post',
): Promise<ProviderSettings> {
  const server = createServer(answers).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    clientId: 'an id',
    clientSecret: 'a:secret',
    addresses: { authorize: origin, token: `${origin}/token`, person: origin },
    scopes: [],
    authentication,
    read: () => ({ id: '1', name: '', email: null, emailVerified: false }),
  }
}

test.each(['post', 'basic'] as const)('authenticates by %s', async (authentication) => {
  const seen: { body: string; authorization: string | undefined }[] = []
  const settings = await providerThat(async (request, response) => {
    seen.push({ body: await text(request), authorization: request.headers.authorization })
    response.end('{"access_token":"a-token","refresh_token":"another"}')
  }, authentication)
  expect(await exchangeCode(settings, returned, 5_000)).toEqual({ accessToken: 'a-token' })
  const own = { client_id: 'an id', client_secret: 'a:secret' }
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    grant_type: 'authorization_code',
    code: 'a-code',
    redirect_uri: 'http://here/back',
    code_verifier: 'a-verifier',
    ...(authentication === 'post' ? own : {}),
  })
  const pair = Buffer.from('an%20id:a%3Asecret').toString('base64')
  expect(seen[0]?.authorization).toBe(authentication === 'basic' ? `Basic ${pair}` : undefined)
})

const bad: [string, RequestListener][] = [
  ['says nothing', () => {}],
  ['stops in the middle', (_, response) => void response.write('{"access_token":')],
  ['refuses', (_, response) => void response.writeHead(400).end('{"error":"invalid_grant"}')],
  ['says something else', (_, response) => void response.end('{"access_token":7}')],
  ['sends elsewhere', (_, response) => void response.writeHead(307, { location: '/' }).end()],
]

test.each(bad)('rejects a provider that %s', async (_, answers) => {
  const settings = await providerThat(answers)
  await expect(exchangeCode(settings, returned, 300)).rejects.toThrow(NoToken)
})
