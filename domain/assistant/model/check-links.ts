import { m } from '#messages'
import { BARE, DATE, IN_NUMBERS } from './bare-addresses.ts'
import { oneSpelling } from './one-spelling.ts'
import { withoutHidden } from './without-hidden.ts'

/** The address as it is shown, or null for one that must not be. */
export type FindAddress = (address: string) => Promise<string | null>

/** What has no end within this many characters is no link. */
const WORDS_MOST = 300
const ADDRESS_MOST = 600
const HELD_MOST = 1_200

/** A link that the end of the text cuts off. */
const CUT_OFF = /^!?\[([^[\]\n]*)(?:\](?:\([^()\n]*)?)?$/

/**
 * A text that comes in pieces, cut anywhere, with its links looked up: `[words](/address)` where `find` gives an address, the
 * words alone where it gives none. Nothing of a link is passed on before it is whole. Outside of such links nothing is
 * left that could be taken for one, for an address elsewhere or for a telephone, nor any sign that nobody sees.
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

/** As much of a text as can be decided; the rest waits for more of it, unless this is all. */
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
      // The word before it may yet go on with the link's words.
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
      // Its words go on as if they had always stood there, so that no address is put together of parts.
      rest = rest.slice(0, at) + link.words + rest.slice(at + link.length)
    } else {
      text += (await clean(rest.slice(0, at), find)) + shown
      rest = rest.slice(at + link.length)
    }
  }
}

/** Behind the last space: a word that goes on may become an address; so may digits with spaces between them. */
function endOfWords(text: string): number {
  // Half a sign is none yet.
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

/** What stands at the beginning of a text: a link, words in brackets, neither, or not yet enough to say. */
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
  // The words lose their brackets, so that nothing makes a link of them and what follows.
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
 * A text without links, and without addresses; those of ours become links. What stands before and behind an address is looked
 * through once more by itself: without its neighbor it may be one too.
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

/** The name of our own computer is ours without `https` too. */
async function findBare(bare: string, find: FindAddress): Promise<string | null> {
  if (/^[/\\+(*]|[:@]/.test(bare)) return find(bare)
  return (await find(bare)) ?? find(`https://${bare}`)
}

/** No words before it become a link. */
const withoutMarkup = (text: string) => text.replaceAll('](', '] (')

/** The address without the characters that would end it. */
const linkOf = (words: string, address: string) =>
  `[${words}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`
