import type { Caller } from '#platform/operation.ts'
import type { ChatMessage } from './assistant.ts'
import { checkLinks } from './model/check-links.ts'
import { findLinked } from './model/find-linked.ts'

/** None of our answers has more links. */
const LINKS_MOST = 40

/**
 * Makes a conversation supplied by a browser safe to display: messages attributed to the assistant may be forged, so
 * their links are verified again.
 */
export async function checkSaid(
  caller: Caller,
  messages: readonly ChatMessage[],
): Promise<ChatMessage[]> {
  let left = LINKS_MOST
  const find = async (address: string) => {
    left -= 1
    return left < 0 ? null : ((await findLinked(caller, address))?.address ?? null)
  }
  const shown: ChatMessage[] = []
  for (const { role, content } of messages) {
    shown.push({ role, content: role === 'user' ? content : await checked(content, find) })
  }
  return shown
}

async function checked(text: string, find: (address: string) => Promise<string | null>) {
  async function* whole() {
    yield text
  }
  let shown = ''
  for await (const piece of checkLinks(whole(), find)) shown += piece
  return shown
}
