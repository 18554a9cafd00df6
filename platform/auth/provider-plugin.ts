import { getOAuthState } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { z } from 'zod'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import type { AccountHooks } from './claim-address.ts'
import { exchangeCode } from './exchange-code.ts'
import { currentFlow } from './flow.ts'
import { readMailboxProof } from './mailbox-proof.ts'
import { configuredProviders, type ProviderPerson, type ProviderSettings } from './providers.ts'

/** Timeout for each of a provider's two responses; someone waits for both. */
const PATIENCE_MS = 8_000

/**
 * Sign-in through the configured providers, by code, PKCE and state. Each has its own callback address, so that no provider
 * receives another's code.
 */
export function providerPlugin(options: {
  env: Env
  origin: string
  secret: string
  log: Logger
  nameOf: AccountHooks['nameOf']
  /** Called for each proved address, before an account is looked up. */
  proved(email: string): Promise<void>
}) {
  const { env, origin, secret, log, nameOf, proved } = options
  return genericOAuth({
    config: [...configuredProviders(env)].map(([provider, settings]) => ({
      providerId: provider,
      clientId: settings.clientId,
      clientSecret: settings.clientSecret,
      authorizationUrl: settings.addresses.authorize,
      tokenUrl: settings.addresses.token,
      redirectURI: `${origin}/auth/callback/${provider}`,
      scopes: settings.scopes,
      pkce: true,
      async getToken({ code, codeVerifier }: { code: string; codeVerifier?: string | undefined }) {
        const returned = { code, codeVerifier, redirectURI: `${origin}/auth/callback/${provider}` }
        return exchangeCode(settings, returned, PATIENCE_MS)
      },
      accountSubject: ({ profile }: { profile: Record<string, unknown> }) => String(profile['id']),
      async getUserInfo({ accessToken }: { accessToken?: string | undefined }) {
        const state = flowState.parse(await getOAuthState())
        const flow = currentFlow()
        if (state.provider !== provider || !accessToken) return null
        const person = await askWho(settings, accessToken).catch((error: unknown) => {
          log.warn({ err: error, provider }, 'a provider did not tell who has come')
          return null
        })
        if (person === null) return null
        flow.person = person
        const { email } = person
        if (state.linkFor) {
          // Only for the member who started it, in the browser where they are still signed in.
          if (state.linkFor !== flow.userId) return null
          flow.link = state.linkFor
          return { ...person, email: email ?? undefined, emailVerified: true, image: undefined }
        }
        const proven = await readMailboxProof(secret, state.proof, provider)
        const emailVerified = person.emailVerified || (email !== null && proven === email)
        // Without an address better-auth ends here; an invented one might be emailed later.
        if (email === null) return { ...person, email: undefined, emailVerified, image: undefined }
        if (emailVerified) await proved(email)
        const name = nameOf(person.name, email)
        return { ...person, name, email, emailVerified, image: undefined }
      },
    })),
  })
}

/** Our own part of the state that goes through the provider. */
const flowState = z.object({
  provider: z.string(),
  proof: z.string().optional(),
  linkFor: z.string().optional(),
})

async function askWho(settings: ProviderSettings, token: string): Promise<ProviderPerson> {
  const answer = await fetch(settings.addresses.person, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`)
  return settings.read(await answer.json())
}
