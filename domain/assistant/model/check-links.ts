import { m } from '#messages'
import { BARE, DATE, IN_NUMBERS } from './bare-addresses.ts'
import { oneSpelling } from './one-spelling.ts'
import { withoutHidden } from './without-hidden.ts'

/** The address to show, or null when it must not be shown. */
export type FindAddress = (address: string) => Promise<string | null>

/** Text without a closing bracket within this many characters is not a link. */
const WORDS_MOST = 300
const ADDRESS_MOST = 600
const HELD_MOST = 1_200

/** A link that the end of the text cuts off. */
const CUT_OFF = /^!?\[([^[\]\n]*)(?:\](?:\([^()\n]*)?)?$/

/**
 * Filters a streamed text, split anywhere, and verifies its links: `[words](/address)` when `find` returns an address,
 * only the words when it returns null. A link is passed on only when complete. Elsewhere nothing is left that could be
 * taken for a link, an external address or a phone number, nor any invisible character.
 */
export async function* checkLinks(
  pieces: AsyncIterable<string>,
  find: FindAddress,
): AsyncGenerator<string> {
  let held = ''
  for await (const piece of pieces) {
    held = oneSpelling(withoutHidden(held + piece))
    const { text, rest } = await settle(held, false, find)
    held = rest
    if (text !== '') yield text
  }
  const { text } = await settle(held, true, find)
  if (text !== '') yield text
}

type Settled = { text: string; rest: string }

/** Processes as much of a text as can be decided; the rest waits for more text, unless this is all. */
async function settle(given: string, isAll: boolean, find: FindAddress): Promise<Settled> {
  let text = ''
  let rest = given
  for (;;) {
    const at = rest.search(/!?\[/)
    if (at === -1) {
      const end = isAll ? rest.length : endOfWords(rest)
      return { text: text + (await clean(rest.slice(0, end), find)), rest: rest.slice(end) }
    }
    const link = readLink(rest.slice(at))
    if (link === 'more' && !isAll && rest.length - at < HELD_MOST) {
      // The word before the link may continue with the link's words.
      const end = endOfWords(rest.slice(0, at))
      return { text: text + (await clean(rest.slice(0, end), find)), rest: rest.slice(end) }
    }
    if (link === 'more' || link === 'none') {
      const cut = isAll ? CUT_OFF.exec(rest.slice(at)) : null
      if (cut) {
        rest = rest.slice(0, at) + cut[1]
        continue
      }
      const bracket = rest.indexOf('[', at)
      text += (await clean(rest.slice(0, bracket), find)) + '['
      rest = rest.slice(bracket + 1)
      continue
    }
    const shown = await show(link, find)
    if (shown === null) {
      // Its words continue as plain text, so that no address can be assembled from parts.
      rest = rest.slice(0, at) + link.words + rest.slice(at + link.length)
    } else {
      text += (await clean(rest.slice(0, at), find)) + shown
      rest = rest.slice(at + link.length)
    }
  }
}

/**
 * The position after the last space: an unfinished word may become an address, and so may digits with spaces between
 * them.
 */
function endOfWords(text: string): number {
  // Half a surrogate pair is not a character yet.
  if (text.length > HELD_MOST) return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length
  const end = startOfWord(text, text.length)
  let from = end
  while (from > 0 && IN_NUMBERS.test(text[from - 1]!)) from -= 1
  return /\p{Nd}/u.test(text.slice(from, end)) ? startOfWord(text, from) : end
}

function startOfWord(text: string, end: number): number {
  let from = end
  while (from > 0 && !/\s/.test(text[from - 1]!)) from -= 1
  return from
}

type Link = { words: string; address: string | null; length: number }

/** What a text starts with: a link, bracketed words, neither, or too little to decide. */
function readLink(text: string): Link | 'more' | 'none' {
  const isPicture = text.startsWith('!')
  const from = isPicture ? 2 : 1
  const end = text.slice(from).search(/[[\]\n]/)
  if (end === -1) return text.length > WORDS_MOST + from ? 'none' : 'more'
  if (text[from + end] !== ']' || end > WORDS_MOST) return 'none'
  const words = text.slice(from, from + end)
  const after = from + end + 1
  if (text.length === after) return 'more'
  if (text[after] !== '(') return 'none'
  const close = text.slice(after + 1).search(/[()\n]/)
  if (close === -1) {
    if (text.length - after <= ADDRESS_MOST) return 'more'
    return { words, address: null, length: after }
  }
  // The words lose their brackets, so that they cannot form a link with what follows.
  if (text[after + 1 + close] !== ')') return { words, address: null, length: after }
  const [address = ''] = text
    .slice(after + 1, after + 1 + close)
    .trim()
    .split(/\s/)
  return {
    words,
    address: isPicture ? null : address.replaceAll(/^<|>$/g, ''),
    length: after + close + 2,
  }
}

async function show({ words, address }: Link, find: FindAddress): Promise<string | null> {
  const shown = await clean(words, () => Promise.resolve(null))
  const checked = address === null || shown.trim() === '' ? null : await find(address)
  return checked === null ? null : linkOf(shown, checked)
}

/**
 * Cleans text outside links: our own addresses become links, others are removed. The text before and after an address
 * is checked again by itself, since it may be an address without its neighbor.
 */
async function clean(text: string, find: FindAddress): Promise<string> {
  let cleaned = ''
  let from = 0
  for (const { 0: found, index } of text.matchAll(BARE)) {
    if (DATE.test(found)) continue
    const bare = found.replace(/[.,;:!?]+$/, '')
    const checked = await findBare(bare, find)
    cleaned += await clean(text.slice(from, index), find)
    cleaned +=
      checked === null
        ? `${cleaned.endsWith(']') ? ' ' : ''}${m.assistant_link_left_out()}`
        : linkOf(bare.replace(/^https?:\/\//i, ''), checked)
    from = index + bare.length
  }
  const last = text.slice(from)
  return cleaned + (from === 0 ? withoutMarkup(last) : await clean(last, find))
}

/** Our own host name is recognized without `https` too. */
async function findBare(bare: string, find: FindAddress): Promise<string | null> {
  if (/^[/\\+(*]|[:@]/.test(bare)) return find(bare)
  return (await find(bare)) ?? find(`https://${bare}`)
}

/** Prevents preceding words from becoming a link. */
const withoutMarkup = (text: string) => text.replaceAll('](', '] (')

/** Escapes the characters that would end the address. */
const linkOf = (words: string, address: string) =>
  `[${words}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`
