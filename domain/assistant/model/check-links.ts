import { m } from '#messages'
import { BARE, DATE, IN_NUMBERS } from './bare-addresses.ts'
import { oneSpelling, withoutHidden } from './visible-text.ts'

/** The address to show, or null when it must not be shown. */
export type FindAddress = (address: string) => Promise<string | null>

/** More text than this is not held back. */
const HELD_MOST = 1_200
/** `[words](address)`, also without a valid address or cut off by the end of the text. */
const LINK =
  /!?\[([^[\]\n]{0,300})\](?:\((?:([^()\n]{0,600})\)|[^()\n]{0,600}$)|(?=\()|$)|!?\[([^[\]\n]{0,300})$/

/**
 * Filters a streamed text, split anywhere, and verifies its links: `[words](/address)` when `find` returns an address,
 * only the words when it returns null. Words are passed on at once; a line with a link, from there to its end. Elsewhere nothing is left
 * that could be taken for a link, an external address or a phone number, nor any invisible character.
 */
export async function* checkLinks(
  pieces: AsyncIterable<string>,
  find: FindAddress,
): AsyncGenerator<string> {
  let held = ''
  for await (const piece of pieces) {
    held = oneSpelling(withoutHidden(held + piece))
    const end = endOfDecided(held)
    if (end > 0) yield* check(held.slice(0, end), find)
    held = held.slice(end)
  }
  yield* check(held, find)
}

/** Up to where a text can be checked whatever follows: its whole lines and words, but not a link nor the word before it. */
function endOfDecided(text: string): number {
  // Half a surrogate pair is not a character yet.
  if (text.length > HELD_MOST) return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length
  const line = text.lastIndexOf('\n') + 1
  const bracket = text.indexOf('[', line)
  return Math.max(line, endOfWords(bracket === -1 ? text : text.slice(0, bracket)))
}

/**
 * The position after the last space: an unfinished word may become an address, and so may digits with spaces between
 * them.
 */
function endOfWords(text: string): number {
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

async function* check(text: string, find: FindAddress): AsyncGenerator<string> {
  let shown = ''
  let rest = text
  for (let link = LINK.exec(rest); link; link = LINK.exec(rest)) {
    const [whole, words = link[3] ?? '', address] = link
    const before = rest.slice(0, link.index)
    const after = rest.slice(link.index + whole.length)
    const label = await clean(words, () => Promise.resolve(null))
    const isShown = address !== undefined && label.trim() !== '' && !whole.startsWith('!')
    const [first = ''] = isShown ? address.trim().split(/\s/) : []
    const checked = isShown ? await find(first.replaceAll(/^<|>$/g, '')) : null
    if (checked === null) {
      // Its words continue as plain text, so that no address can be assembled from parts.
      rest = before + words + after
    } else {
      shown += (await clean(before, find)) + linkOf(label, checked)
      rest = after
    }
  }
  const all = shown + (await clean(rest, find))
  if (all !== '') yield all
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
