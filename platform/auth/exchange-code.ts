import { z } from 'zod'
import type { ProviderSettings } from './providers.ts'

/** The provider's callback parameters, what we stored for it, and the callback address. */
type ReturnedCode = { code: string; codeVerifier?: string | undefined; redirectURI: string }

/** A provider returned no token for a code. Never contains its response, which may repeat what was sent. */
export class NoToken extends Error {}

const tokens = z.object({ access_token: z.string().min(1) })

/**
 * Exchanges a code for the token that identifies the person. Replaces better-auth's own exchange, which waits for a silent
 * provider as long as the connection lasts.
 *
 * @throws NoToken if the provider refuses, responds with something else, or takes longer than `patienceMs`.
 */
export async function exchangeCode(
  settings: ProviderSettings,
  returned: ReturnedCode,
  patienceMs: number,
): Promise<{ accessToken: string }> {
  try {
    const answer = await ask(settings, returned, AbortSignal.timeout(patienceMs))
    if (answer.ok) return { accessToken: tokens.parse(await answer.json()).access_token }
    await answer.body?.cancel()
    throw new NoToken(`it answered ${answer.status}`)
  } catch (error) {
    if (error instanceof NoToken) throw error
    const { name, cause } = error as Error
    const code = (cause as { code?: string } | undefined)?.code
    throw new NoToken(code ?? (name === 'TimeoutError' ? 'it took too long' : name))
  }
}

function ask(
  settings: ProviderSettings,
  { code, redirectURI, codeVerifier }: ReturnedCode,
  signal: AbortSignal,
): Promise<Response> {
  const { clientId, clientSecret, authentication, addresses } = settings
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectURI,
    ...(codeVerifier ? { code_verifier: codeVerifier } : {}),
    ...(authentication === 'post' ? { client_id: clientId, client_secret: clientSecret } : {}),
  })
  return fetch(addresses.token, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(authentication === 'basic' ? { Authorization: basic(clientId, clientSecret) } : {}),
    },
    body,
    // The secret is meant for one address.
    redirect: 'error',
    signal,
  })
}

/** Both parts are escaped first (RFC 6749, 2.3.1). */
function basic(clientId: string, clientSecret: string): string {
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':')
  return `Basic ${Buffer.from(pair).toString('base64')}`
}
