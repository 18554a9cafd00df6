import { isOwnAddress } from './keep-conversation.ts'

export type Words =
  | { type: 'plain'; text: string }
  | { type: 'strong'; words: Words[] }
  | { type: 'link'; address: string; words: Words[] }

export type Block =
  | { type: 'paragraph'; lines: Words[][] }
  | { type: 'list'; isOrdered: boolean; items: Words[][] }

/**
 * The small markup of answers: paragraphs, lists, `**strong**` and `[words](/address)`. Whatever else is in it, HTML among
 * it, is text. A link that does not lead to this site keeps its words alone.
 */
export function readMarkup(text: string): Block[] {
  const blocks: Block[] = []
  let isApart = true
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      isApart = true
      continue
    }
    const item = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/.exec(line)
    const last = blocks.at(-1)
    if (item) {
      const isOrdered = item[1] !== undefined
      const words = readWords(item[2]!)
      // Items may stand apart.
      if (last?.type === 'list' && last.isOrdered === isOrdered) last.items.push(words)
      else blocks.push({ type: 'list', isOrdered, items: [words] })
    } else {
      const heading = /^#{1,6}\s+(.*)$/.exec(line)
      const words = heading ? [strong(heading[1]!)] : readWords(line.trim())
      if (last?.type === 'paragraph' && !isApart && !heading) last.lines.push(words)
      else blocks.push({ type: 'paragraph', lines: [words] })
    }
    isApart = false
  }
  return blocks
}

/** The same as it is read out; with an `origin` as it is copied, whole addresses behind the words of links. */
export function plainWords(text: string, origin?: string): string {
  const wordOf = (word: Words): string => {
    if (word.type === 'plain') return word.text
    const inside = word.words.map(wordOf).join('')
    return word.type === 'link' && origin ? `${inside} (${origin}${word.address})` : inside
  }
  const lineOf = (words: Words[]) => words.map(wordOf).join('')
  return readMarkup(text)
    .map((block) => {
      if (block.type === 'paragraph') return block.lines.map(lineOf).join('\n')
      return block.items
        .map((item, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${lineOf(item)}`)
        .join('\n')
    })
    .join('\n\n')
}

/** Links first, so that what is strong may stand in their words; both of bounded length, so that no text takes long. */
const LINK = /\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/

const STRONG = /\*\*([^*\n]{1,1000})(?:\*\*|$)/

function readWords(text: string): Words[] {
  const words: Words[] = []
  let rest = text
  for (;;) {
    const link = LINK.exec(rest)
    if (!link) return [...words, ...readStrong(rest)]
    words.push(...readStrong(rest.slice(0, link.index)))
    const address = link[2]!
    const inside = readStrong(link[1]!)
    if (isOwnAddress(address)) words.push({ type: 'link', address, words: inside })
    else words.push(...inside)
    rest = rest.slice(link.index + link[0].length)
  }
}

function readStrong(text: string): Words[] {
  const words: Words[] = []
  let rest = text
  for (;;) {
    const found = STRONG.exec(rest)
    if (!found) return rest === '' ? words : [...words, { type: 'plain', text: rest }]
    if (found.index > 0) words.push({ type: 'plain', text: rest.slice(0, found.index) })
    words.push(strong(found[1]!))
    rest = rest.slice(found.index + found[0].length)
  }
}

const strong = (text: string): Words => ({ type: 'strong', words: [{ type: 'plain', text }] })
