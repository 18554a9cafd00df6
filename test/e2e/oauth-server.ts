import { OAuth2Server } from 'oauth2-mock-server'

/** A local provider that stands in for all of them. */
export type Provider = {
  settings: Record<string, string>
  origin: string
  /** The next user, as reported by the provider. */
  person: object
  /** How the next users respond there: null to sign in, or an error code. */
  refusal: string | null
  /** Whether it first redirects to another of its hosts, as Facebook does on phones. */
  isElsewhere: boolean
  stop(): Promise<void>
}

/** Starts it on a free port, with the settings of a product that uses it for Google and Facebook. */
export async function startProvider(): Promise<Provider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const origin = `http://127.0.0.1:${server.address().port}`
  const elsewhere = new URL(origin.replace('127.0.0.1', 'localhost'))
  const provider: Provider = {
    origin,
    settings: {
      OAUTH_TEST_ORIGIN: origin,
      GOOGLE_CLIENT_ID: 'an-id',
      GOOGLE_CLIENT_SECRET: 'a-secret',
      FACEBOOK_CLIENT_ID: 'an-id',
      FACEBOOK_CLIENT_SECRET: 'a-secret',
    },
    person: {},
    refusal: null,
    isElsewhere: false,
    stop: () => server.stop(),
  }
  server.service.on('beforeUserinfo', (answer) => {
    answer.body = provider.person as typeof answer.body
  })
  server.service.on('beforeAuthorizeRedirect', ({ url }, { headers, url: asked = '' }) => {
    if (provider.isElsewhere && headers.host !== elsewhere.host) {
      url.href = new URL(asked, elsewhere).href
      return
    }
    if (provider.refusal === null) return
    url.searchParams.delete('code')
    url.searchParams.set('error', provider.refusal)
  })
  return provider
}
