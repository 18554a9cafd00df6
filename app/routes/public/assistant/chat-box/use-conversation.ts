import { useEffect, useSyncExternalStore } from 'react'
import type { ActionType } from '#domain/assistant/assistant.ts'
import { onForgotten } from '#app/shell/on-forgotten.ts'
import { useSession } from '#app/shell/use-session.ts'
import { openConversation, type ConversationStore } from './conversation-store.ts'
import { countExchanges, NOTHING_SAID, type Message, type State } from './conversation.ts'

export type ConversationOf = {
  name: 'assistant' | 'volunteer-profile'
  actionType: ActionType
  /** What the assistant begins with, before anything is said. It counts as no exchange. */
  opening?: string
  /** What a form without scripts has brought: shown in the server's page, and kept once the page is alive. */
  posted?: readonly Message[]
  /** Told of each answer that came whole while the page is open. */
  onReply?: (answer: Message, exchanges: number) => void
}

export type OpenConversation = {
  /** The opening line first, where there is one. */
  messages: readonly Message[]
  state: State
  /** How often something was said and answered as a whole. */
  exchanges: number
  send(text: string): void
  stop(): void
  reset(): void
  retry(): void
  /** Adds what is said without being asked for; once, however often it is told. Not while an answer comes. */
  add(messages: readonly Message[]): void
}

/**
 * The conversation of that name in this tab. It outlives the page, a reload and signing in, and is dropped when somebody
 * else signs in or the person signs out. The server and a page that wakes up know of none.
 */
export function useConversation({
  name,
  actionType,
  opening,
  posted,
  onReply,
}: ConversationOf): OpenConversation {
  const { viewer } = useSession()
  const owner = viewer?.mark ?? null
  const { messages, state, taken } = useSyncExternalStore(
    (listener) => storeOf(name).subscribe(listener),
    () => storeOf(name).read(owner),
    () => NOTHING_SAID,
  )
  useEffect(() => storeOf(name).adopt(owner), [name, owner])
  useEffect(() => {
    if (posted) storeOf(name).add(posted)
  }, [name, posted])
  useEffect(() => (onReply ? storeOf(name).onReply(onReply) : undefined), [name, onReply])

  const told = { actionType, opening }
  return {
    messages: [
      ...openingOf(opening),
      ...messages,
      ...(posted ?? []).filter(({ id }) => !taken.includes(id)),
    ],
    state,
    exchanges: countExchanges(messages),
    send: (text) => storeOf(name).send(text, told),
    retry: () => storeOf(name).retry(told),
    stop: () => storeOf(name).stop(),
    reset: () => storeOf(name).reset(),
    add: (added) => storeOf(name).add(added),
  }
}

/** In the browser only: on the server one would be everybody's. */
const stores = new Map<string, ConversationStore>()

function storeOf(name: string): ConversationStore {
  const known = stores.get(name)
  if (known) return known
  const store = openConversation(name)
  stores.set(name, store)
  // As the page goes, the browser breaks off what it was fetching.
  addEventListener('pagehide', () => store.leave())
  // What is on its way would be kept again.
  onForgotten(() => store.reset())
  return store
}

function openingOf(opening: string | undefined): Message[] {
  if (!opening) return []
  return [{ id: 'opening', role: 'assistant', content: opening, at: 0, ended: 'whole' }]
}
