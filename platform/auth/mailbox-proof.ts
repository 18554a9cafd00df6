import { signJWT, verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import type { SignInProvider } from './providers.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Creates a token that only reaches the mailbox, for an address that the provider does not verify. */
export function makeMailboxProof(
  secret: string,
  email: string,
  provider: SignInProvider,
): Promise<string> {
  return signJWT({ email, provider }, secret, DAY_SECONDS)
}

/** The address that such a token proves at that provider; null for anything else, and after a day. */
export async function readMailboxProof(
  secret: string,
  token: string | undefined,
  provider: SignInProvider,
): Promise<string | null> {
  if (!token) return null
  const parsed = providerProof.safeParse(await verifyJWT(token, secret).catch(() => null))
  return parsed.success && parsed.data.provider === provider ? parsed.data.email : null
}

/** The address that a sign-up link proves; null for anything else, and after a day. */
export async function readAddressProof(secret: string, token: string): Promise<string | null> {
  const parsed = addressProof.safeParse(await verifyJWT(token, secret).catch(() => null))
  return parsed.success ? parsed.data.email : null
}

const providerProof = z.object({ email: z.string(), provider: z.string() })
// better-auth creates these; tokens with more content are not for a first confirmation.
const addressProof = z.object({
  email: z.string(),
  provider: z.undefined().optional(),
  updateTo: z.undefined().optional(),
})
