import type { AppRuntime } from '../app-runtime.ts'
import type { TokenSigner } from '../token-signer.ts'
import { localized } from '../text/language.ts'

const PURPOSE = 'unsubscribe'

/** Where mails let their reader refuse a topic. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** The address that ends a topic of mail for a person, for whoever has it: no sign-in, no end, not to be guessed. */
export function unsubscribeAddress(
  { origin, seal }: Pick<AppRuntime, 'origin' | 'seal'>,
  person: string,
  topic: string,
): string {
  return `${new URL(origin).origin}${localized(UNSUBSCRIBE_PATH)}?token=${seal.close(PURPOSE, `${person} ${topic}`)}`
}

/** Whose mail of what topic a token is for; null for what we have not written. */
export function readUnsubscribeToken(
  seal: TokenSigner,
  token: string,
): { person: string; topic: string } | null {
  const [person, topic] = seal.open(PURPOSE, token)?.split(' ') ?? []
  return person && topic ? { person, topic } : null
}
