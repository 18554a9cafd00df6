import type { Caller } from '#platform/operation.ts'
import type { ChatMessage } from './assistant.ts'
import { checkLinks } from './model/check-links.ts'
import { findLinked } from './model/find-linked.ts'

/** No answers of ours hold more links. */
const LINKS_MOST = 40

/**
 * A conversation that somebody brings, as it may be shown: what it says that the assistant has said may be anybody's
 * words, so its links are looked up again.
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
