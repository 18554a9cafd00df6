import { z } from 'zod'
import type { ProviderSettings } from './providers.ts'

/** What the way back from a provider carries, with what we kept for it and the address it leads to. */
type ReturnedCode = { code: string; codeVerifier?: string | undefined; redirectURI: string }

const tokens = z.object({ access_token: z.string().min(1) })

/**
 * Changes a code for the token that tells who has come. In place of better-auth's own exchange, which waits for a
 * provider that says nothing for as long as the connection lasts.
 *
 * @throws when the provider refuses, says something else, or takes longer than `patienceMs`.
 */
export async function exchangeCode(
  settings: ProviderSettings,
  { code, redirectURI, codeVerifier }: ReturnedCode,
  patienceMs: number,
): Promise<{ accessToken: string }> {
  const { clientId, clientSecret, authentication, addresses } = settings
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectURI,
    ...(codeVerifier ? { code_verifier: codeVerifier } : {}),
    ...(authentication === 'post' ? { client_id: clientId, client_secret: clientSecret } : {}),
  })
  const answer = await fetch(addresses.token, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(authentication === 'basic' ? { Authorization: basic(clientId, clientSecret) } : {}),
    },
    body,
    // The secret is meant for one address.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The provider answered a code with ${answer.status}.`)
  }
  return { accessToken: tokens.parse(await answer.json()).access_token }
}

/** Both parts are escaped first (RFC 6749, 2.3.1). */
function basic(clientId: string, clientSecret: string): string {
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':')
  return `Basic ${Buffer.from(pair).toString('base64')}`
}
