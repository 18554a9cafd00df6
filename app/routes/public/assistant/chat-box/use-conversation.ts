import { useEffect, useSyncExternalStore } from 'react'
import type { ActionType } from '#domain/assistant/assistant.ts'
import { onForgotten } from '#app/shell/on-forgotten.ts'
import { useSession } from '#app/shell/use-session.ts'
import { openConversation, type ConversationStore } from './conversation-store.ts'
import { NOTHING_SAID, type Message, type State } from './conversation.ts'

export type ConversationOf = {
  name: 'assistant' | 'volunteer-profile'
  actionType: ActionType
  /** The assistant's opening line. */
  opening?: string
  /** Messages of a form posted without scripts: in the server-rendered page, and stored after hydration. */
  posted?: readonly Message[]
}

export type OpenConversation = {
  /** Starts with the opening line, if any. */
  messages: readonly Message[]
  state: State
  send(text: string): void
  stop(): void
  reset(): void
  retry(): void
  /** Adds messages from elsewhere, each only once. Ignored while an answer is in progress. */
  add(messages: readonly Message[]): void
}

/**
 * The tab's conversation of that name. It survives navigation, reloads and sign-in; sign-out or another user drops
 * it. Empty on the server and during hydration.
 */
export function useConversation({
  name,
  actionType,
  opening,
  posted,
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

  const told = { actionType, opening }
  return {
    messages: [
      ...openingOf(opening),
      ...messages,
      ...(posted ?? []).filter(({ id }) => !taken.includes(id)),
    ],
    state,
    send: (text) => storeOf(name).send(text, told),
    retry: () => storeOf(name).retry(told),
    stop: () => storeOf(name).stop(),
    reset: () => storeOf(name).reset(),
    add: (added) => storeOf(name).add(added),
  }
}

/** Browser only: on the server it would be shared by all users. */
const stores = new Map<string, ConversationStore>()

function storeOf(name: string): ConversationStore {
  const known = stores.get(name)
  if (known) return known
  const store = openConversation(name)
  stores.set(name, store)
  // The browser aborts pending requests when the page unloads.
  addEventListener('pagehide', () => store.leave())
  // An answer in progress would be stored again.
  onForgotten(() => store.reset())
  return store
}

function openingOf(opening: string | undefined): Message[] {
  if (!opening) return []
  return [{ id: 'opening', role: 'assistant', content: opening, at: 0, ended: 'whole' }]
}
