import type { AppRuntime } from '../app-runtime.ts'
import type { TokenSigner } from '../token-signer.ts'
import { localized } from '../text/language.ts'

const PURPOSE = 'unsubscribe'

/** Where mails let their reader refuse a topic. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** The address where a person unsubscribes from a topic. It works for anyone who has it, without signing in, never expires and cannot be guessed. */
export function unsubscribeAddress(
  { origin, seal }: Pick<AppRuntime, 'origin' | 'seal'>,
  person: string,
  topic: string,
): string {
  return `${new URL(origin).origin}${localized(UNSUBSCRIBE_PATH)}?token=${seal.close(PURPOSE, `${person} ${topic}`)}`
}

/** The person and topic that a token is for; null if we did not create it. */
export function readUnsubscribeToken(
  seal: TokenSigner,
  token: string,
): { person: string; topic: string } | null {
  const [person, topic] = seal.open(PURPOSE, token)?.split(' ') ?? []
  return person && topic ? { person, topic } : null
}
