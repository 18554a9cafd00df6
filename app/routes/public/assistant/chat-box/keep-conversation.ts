import type { AnswerCardData } from '#domain/assistant/assistant.ts'
import type { Message } from './conversation.ts'

/** A conversation in this tab, and a mark of whose it is; null is a visitor. */
export type StoredConversation = { owner: string | null; messages: readonly Message[] }

/** What a tab keeps at most: so many messages, and so many characters of them in all. */
const MOST = 60
const MOST_CHARACTERS = 200_000

const keyOf = (name: string) => `conversation:${name}`

/** What this tab has kept; nothing where there is none, where it is not ours, or where the browser keeps nothing. */
export function readKept(name: string): StoredConversation {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    if (!isRecord(kept) || !Array.isArray(kept['messages'])) return NOTHING
    const owner = typeof kept['owner'] === 'string' ? kept['owner'] : null
    return { owner, messages: kept['messages'].slice(-MOST).filter(isMessage).map(afterwards) }
  } catch {
    return NOTHING
  }
}

/** Keeps a conversation, its oldest messages given up where there is no room; forgets an empty one. Never throws. */
export function writeKept(name: string, { owner, messages }: StoredConversation): void {
  try {
    if (messages.length === 0) return sessionStorage.removeItem(keyOf(name))
    let shown = messages.slice(-MOST)
    let text = JSON.stringify({ owner, messages: shown }, lasting)
    while (text.length > MOST_CHARACTERS && shown.length > 2) {
      shown = shown.slice(2)
      text = JSON.stringify({ owner, messages: shown }, lasting)
    }
    sessionStorage.setItem(keyOf(name), text)
  } catch {
    // A browser that keeps nothing, or has no room: the conversation lasts as long as the page.
  }
}

const NOTHING: StoredConversation = { owner: null, messages: [] }

/** What is found again is not new, and what was left to ask then is not what is left now. */
const lasting = (key: string, value: unknown) =>
  key === 'isNew' || key === 'note' ? undefined : value

/** An answer that was coming when the page was left has been stopped by that. */
function afterwards(message: Message): Message {
  if (message.role === 'user' || message.ended) return message
  return { ...message, ended: 'stopped' }
}

/** Others write into the same store: extensions, older versions of this page. */
function isMessage(said: unknown): said is Message {
  if (!isRecord(said)) return false
  const { id, role, content, at, cards = [], choices = [], ended, failure } = said
  return (
    typeof id === 'string' &&
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    typeof at === 'number' &&
    Array.isArray(cards) &&
    cards.every(isCard) &&
    Array.isArray(choices) &&
    choices.every((choice) => typeof choice === 'string') &&
    [undefined, 'whole', 'stopped', 'failed'].includes(ended as string | undefined) &&
    (failure === undefined ||
      (isRecord(failure) &&
        typeof failure['title'] === 'string' &&
        typeof failure['text'] === 'string'))
  )
}

/** Whether something is a card that can be shown: all its words there, its address one of ours. */
export function isCard(card: unknown): card is AnswerCardData {
  if (!isRecord(card)) return false
  const { kind, address, title, text, image, scene, place, time } = card
  return (
    [kind, address, title, text].every((word) => typeof word === 'string') &&
    isOwnAddress(address as string) &&
    [image, place, time].every(isWordOrNull) &&
    (scene === undefined ||
      (isRecord(scene) && [scene['district'], scene['region']].every(isWordOrNull)))
  )
}

/** Whether an address is one of this site, whatever a browser may make of it. */
export function isOwnAddress(address: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these from addresses, and what remains leads elsewhere
  return /^\/(?![/\\])/.test(address) && !/[\\\u0000-\u0020]/.test(address)
}

const isWordOrNull = (word: unknown) => word === null || typeof word === 'string'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
