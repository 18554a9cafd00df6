import type { ActionType } from '#domain/assistant/assistant.ts'
import { m } from '#messages'
import { showToast } from '#app/ui/show-toast.ts'
import { askAssistant, Unanswered } from './ask-assistant.ts'
import { heardOf, NOTHING_SAID, withPart, type Conversation, type Message } from './conversation.ts'
import { readKept, writeKept } from './keep-conversation.ts'

/** What to ask the assistant for, and its opening line. */
export type ConversationStart = { actionType: ActionType; opening?: string | undefined }

export type ConversationStore = {
  subscribe(listener: () => void): () => void
  /** The conversation of this user; empty if it belongs to another. */
  read(owner: string | null): Conversation
  /** Assigns the conversation to this user: a visitor's is kept, another user's is dropped. */
  adopt(owner: string | null): void
  send(text: string, told: ConversationStart): void
  /** Asks the last question again. */
  retry(told: ConversationStart): void
  stop(): void
  /** Aborts because the page unloads; the partial answer is stopped, not failed. */
  leave(): void
  reset(): void
  /** Adds messages from elsewhere, each only once. */
  add(messages: readonly Message[]): void
}

/** A conversation that lasts as long as the tab: answers keep arriving while the user visits other pages. */
export function openConversation(name: string, ask = askAssistant): ConversationStore {
  const kept = readKept(name)
  let owner = kept.owner
  let now: Conversation = { ...NOTHING_SAID, messages: kept.messages }
  let running: AbortController | null = null
  const listeners = new Set<() => void>()

  const save = () => writeKept(name, { owner, messages: now.messages })
  const change = (next: Partial<Conversation>) => {
    now = { ...now, ...next }
    for (const listener of listeners) listener()
  }
  const drop = () => {
    running?.abort()
    running = null
    change({ messages: [], state: 'idle' })
    save()
  }
  const end = (answer: Message | null) => {
    running = null
    const messages = answer ? withLast(now.messages, answer) : now.messages
    change({ messages, state: 'idle' })
    save()
  }

  /** Ends a running answer where it is. */
  const breakOff = (otherwise: Message | null) => {
    if (!running) return
    running.abort()
    const last = now.messages.at(-1)
    const coming = last?.role === 'assistant' ? last : otherwise
    end(coming && { ...coming, ended: 'stopped' })
  }

  const answer = async (asked: readonly Message[], { actionType, opening }: ConversationStart) => {
    const turn = new AbortController()
    running = turn
    change({ messages: asked, state: 'thinking' })
    save()
    const question = asked.at(-1)!
    const first = opening ? [{ role: 'assistant' as const, content: opening }] : []
    const previousMessages = heardOf([...first, ...asked.slice(0, -1)])
    let coming: Message = { ...newAnswer(), isNew: true }
    const request = { prompt: question.content, actionType, context: { previousMessages } }
    try {
      for await (const parts of ask(request, turn.signal)) {
        if (running !== turn) return
        coming = parts.reduce(withPart, coming)
        // Nothing to show yet: still thinking.
        if (coming.content === '' && !coming.cards) continue
        change({ messages: withLast(now.messages, coming), state: 'answering' })
      }
      if (running !== turn) return
      end({ ...coming, ended: 'whole' })
    } catch (error) {
      if (running !== turn) return
      const failure =
        error instanceof Unanswered
          ? error.failure
          : { title: m.chat_went_wrong(), text: m.assistant_unexpected() }
      end({ ...coming, ended: 'failed', failure })
      // A visible conversation shows the failure itself.
      if (listeners.size > 0) return
      showToast({ title: failure.title, description: failure.text, destructive: true })
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: (whose) => (owner !== null && owner !== whose ? NOTHING_SAID : now),
    adopt(whose) {
      if (owner === whose) return
      const wasOthers = owner !== null
      owner = whose
      if (wasOthers) drop()
      else save()
    },
    send(text, told) {
      if (running || text.trim() === '') return
      const question: Message = { id: newId(), role: 'user', content: text.trim(), at: Date.now() }
      void answer([...now.messages, question], told)
    },
    retry(told) {
      const at = now.messages.findLastIndex(({ role }) => role === 'user')
      if (!running && at >= 0) void answer(now.messages.slice(0, at + 1), told)
    },
    stop: () => breakOff(newAnswer()),
    leave: () => breakOff(null),
    reset: drop,
    add(messages) {
      const fresh = messages.filter(({ id }) => !now.taken.includes(id))
      if (running || fresh.length === 0) return
      const taken = [...now.taken, ...fresh.map(({ id }) => id)]
      change({ messages: [...now.messages, ...fresh], taken })
      save()
    },
  }
}

const newAnswer = (): Message => ({ id: newId(), role: 'assistant', content: '', at: Date.now() })

function withLast(messages: readonly Message[], answer: Message): readonly Message[] {
  return messages.at(-1)?.role === 'assistant'
    ? [...messages.slice(0, -1), answer]
    : [...messages, answer]
}

let ids = 0

/** `crypto.randomUUID` is missing on pages served without encryption, for example on a local network. */
function newId(): string {
  ids += 1
  return `${Date.now().toString(36)}-${ids}-${Math.random().toString(36).slice(2, 8)}`
}
