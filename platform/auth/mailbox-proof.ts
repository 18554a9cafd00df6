import { signJWT, verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import type { SignInProvider } from './providers.ts'

const DAY_SECONDS = 24 * 60 * 60

/** A text that only reaches the mailbox, for whoever comes with an address that their provider does not vouch for. */
export function makeMailboxProof(
  secret: string,
  email: string,
  provider: SignInProvider,
): Promise<string> {
  return signJWT({ email, provider }, secret, DAY_SECONDS)
}

/** The address that such a text proves at that provider; null for anything else, and after a day. */
export async function readMailboxProof(
  secret: string,
  token: string | undefined,
  provider: SignInProvider,
): Promise<string | null> {
  if (!token) return null
  const parsed = providerProof.safeParse(await verifyJWT(token, secret).catch(() => null))
  return parsed.success && parsed.data.provider === provider ? parsed.data.email : null
}

/** The address that the link of a sign-up proves; null for anything else, and after a day. */
export async function readAddressProof(secret: string, token: string): Promise<string | null> {
  const parsed = addressProof.safeParse(await verifyJWT(token, secret).catch(() => null))
  return parsed.success ? parsed.data.email : null
}

const providerProof = z.object({ email: z.string(), provider: z.string() })
// better-auth writes these; with more in them they are not for a first confirmation.
const addressProof = z.object({
  email: z.string(),
  provider: z.undefined().optional(),
  updateTo: z.undefined().optional(),
})
