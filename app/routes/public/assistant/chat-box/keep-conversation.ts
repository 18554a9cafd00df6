import { ALL_LANGUAGES } from '#platform/text/language.ts'
import type { Message } from './conversation.ts'

/** A stored conversation and the marker of its owner; null for a visitor. */
export type StoredConversation = { owner: string | null; messages: readonly Message[] }

/** Limits per tab: messages and their total characters. */
const MOST = 60
const MOST_CHARACTERS = 200_000

const keyOf = (name: string) => `conversation:${name}`

/** Reads the tab's conversation; empty if there is none, it is invalid, or storage is unavailable. */
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

/** Stores a conversation, dropping its oldest messages to fit; removes an empty one. Never throws. */
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
    // Storage is full or unavailable: the conversation lasts as long as the page.
  }
}

const NOTHING: StoredConversation = { owner: null, messages: [] }

/** Restored messages are not new, and their notes are out of date. */
const lasting = (key: string, value: unknown) =>
  key === 'isNew' || key === 'note' ? undefined : value

/** An answer in progress at unload counts as stopped. */
function afterwards(message: Message): Message {
  if (message.role === 'user' || message.ended) return message
  return { ...message, ended: 'stopped' }
}

/** Extensions and older versions of this page write to the same storage. */
function isMessage(said: unknown): said is Message {
  if (!isRecord(said)) return false
  const { id, role, content, at, ended, failure } = said
  return (
    [id, content].every((word) => typeof word === 'string') &&
    (role === 'user' || role === 'assistant') &&
    typeof at === 'number' &&
    Object.entries(CHECKS).every(
      ([name, check]) => said[name] === undefined || check(said[name]),
    ) &&
    [undefined, 'whole', 'stopped', 'failed'].includes(ended as string | undefined) &&
    (failure === undefined || hasWords(failure, 'title', 'text'))
  )
}

/** What the server sends with an answer, each with its check. */
export const CHECKS = {
  cards: (cards: unknown) => Array.isArray(cards) && cards.every(isCard),
  choices: (choices: unknown) =>
    Array.isArray(choices) && choices.every((choice) => typeof choice === 'string'),
  search: isSearch,
  language: (word: unknown) => ALL_LANGUAGES.some((language) => language === word),
}

/** Whether a value is a valid card: all texts present, its URL on this site. */
function isCard(card: unknown): boolean {
  if (!hasWords(card, 'kind', 'address', 'title', 'text')) return false
  const { address, image, scene, place, time } = card
  return (
    isOwnAddress(address as string) &&
    [image, place, time].every(isWordOrNull) &&
    (scene === undefined ||
      (isRecord(scene) && [scene['district'], scene['region']].every(isWordOrNull)))
  )
}

/** Whether a value says what an answer looked for. */
function isSearch(search: unknown): boolean {
  if (!hasWords(search, 'address')) return false
  const { slots, address } = search
  return (
    isOwnAddress(address as string) &&
    Array.isArray(slots) &&
    slots.every((slot) => hasWords(slot, 'label', 'without'))
  )
}

/** Whether a URL points to this site, however a browser parses it. */
export function isOwnAddress(address: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these from addresses, and what remains leads elsewhere
  return /^\/(?![/\\])/.test(address) && !/[\\\u0000-\u0020]/.test(address)
}

const isWordOrNull = (word: unknown) => word === null || typeof word === 'string'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function hasWords(value: unknown, ...names: string[]): value is Record<string, unknown> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string')
}
