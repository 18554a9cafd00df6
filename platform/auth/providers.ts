import { z } from 'zod'
import type { Env } from '../env.ts'

/** Sign-in providers besides a password. */
export const SIGN_IN_PROVIDERS = ['google', 'facebook', 'twitter'] as const
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]

/** The provider for a value in a URL or form; otherwise null. */
export function findProvider(word: string | undefined): SignInProvider | null {
  return SIGN_IN_PROVIDERS.find((provider) => provider === word) ?? null
}

/** A person according to a provider. `emailVerified` means verified by the provider, not merely stored there. */
export type ProviderPerson = {
  id: string
  name: string
  email: string | null
  emailVerified: boolean
}

export type ProviderSettings = {
  clientId: string
  clientSecret: string
  /** Endpoints for authorization, token exchange and user info. */
  addresses: { authorize: string; token: string; person: string }
  scopes: string[]
  /** How the client authenticates for the token exchange. */
  authentication: 'basic' | 'post'
  read(answer: unknown): ProviderPerson
}

export type ProviderEnv = Pick<
  Env,
  `${Uppercase<SignInProvider>}_CLIENT_${'ID' | 'SECRET'}` | 'OAUTH_TEST_ORIGIN'
>

/** The providers of this installation with both keys set. */
export function configuredProviders(env: ProviderEnv): Map<SignInProvider, ProviderSettings> {
  const keys = {
    google: [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
    facebook: [env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET],
    twitter: [env.TWITTER_CLIENT_ID, env.TWITTER_CLIENT_SECRET],
  }
  const configured = new Map<SignInProvider, ProviderSettings>()
  for (const provider of SIGN_IN_PROVIDERS) {
    const [clientId, clientSecret] = keys[provider]
    if (!clientId || !clientSecret) continue
    const fixed = KNOWN[provider]
    const addresses = env.OAUTH_TEST_ORIGIN ? atTestServer(env.OAUTH_TEST_ORIGIN) : fixed.addresses
    configured.set(provider, { ...fixed, clientId, clientSecret, addresses })
  }
  return configured
}

function atTestServer(origin: string): ProviderSettings['addresses'] {
  return {
    authorize: `${origin}/authorize`,
    token: `${origin}/token`,
    person: `${origin}/userinfo`,
  }
}

const KNOWN: Record<SignInProvider, Omit<ProviderSettings, 'clientId' | 'clientSecret'>> = {
  google: {
    addresses: {
      authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
      token: 'https://oauth2.googleapis.com/token',
      person: 'https://openidconnect.googleapis.com/v1/userinfo',
    },
    scopes: ['openid', 'email', 'profile'],
    authentication: 'post',
    read(answer) {
      const { sub, name, email, email_verified: verified } = googlePerson.parse(answer)
      return { id: sub, name, email, emailVerified: verified }
    },
  },
  facebook: {
    addresses: {
      authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
      token: 'https://graph.facebook.com/v24.0/oauth/access_token',
      person: 'https://graph.facebook.com/v24.0/me?fields=id,name,email',
    },
    scopes: ['email', 'public_profile'],
    authentication: 'post',
    // Facebook returns addresses without saying whether they are verified.
    read: (answer) => ({ ...facebookPerson.parse(answer), emailVerified: false }),
  },
  twitter: {
    addresses: {
      authorize: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      person: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
    },
    // The user info endpoint requires the scope for reading posts.
    scopes: ['users.read', 'tweet.read', 'users.email'],
    authentication: 'basic',
    read(answer) {
      const { id, name, confirmed_email: email } = twitterPerson.parse(answer).data
      return { id, name, email, emailVerified: email !== null }
    },
  },
}

const id = z.string().min(1).max(200)
const name = z.string().trim().max(120).catch('')
const email = z.string().toLowerCase().max(254).pipe(z.email()).nullable().catch(null)
const googlePerson = z.object({
  sub: id,
  name,
  email,
  email_verified: z.boolean().catch(false),
})
const facebookPerson = z.object({ id, name, email })
const twitterPerson = z.object({ data: z.object({ id, name, confirmed_email: email }) })
