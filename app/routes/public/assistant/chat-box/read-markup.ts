import { isOwnAddress } from './keep-conversation.ts'
import { inLanguage, type Language } from '#platform/text/language.ts'

export type MarkupText =
  | { type: 'plain'; text: string }
  | { type: 'strong'; words: MarkupText[] }
  | { type: 'link'; address: string; words: MarkupText[] }

export type Block =
  | { type: 'paragraph'; lines: MarkupText[][] }
  | { type: 'list'; isOrdered: boolean; items: MarkupText[][] }

/**
 * Parses the markup of answers: paragraphs, lists, `**strong**` and `[words](/address)`. Everything else, including
 * HTML, is text. A link to another site keeps only its text.
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
      // List items may be separated by blank lines.
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

/** The text as read aloud; with `whole` as copied, with full URLs of that site and language after link texts. */
export function plainText(text: string, whole?: { origin: string; language: Language }): string {
  const wordOf = (word: MarkupText): string => {
    if (word.type === 'plain') return word.text
    const inside = word.words.map(wordOf).join('')
    return word.type === 'link' && whole
      ? `${inside} (${whole.origin}${inLanguage(word.address, whole.language)})`
      : inside
  }
  const lineOf = (words: MarkupText[]) => words.map(wordOf).join('')
  return readMarkup(text)
    .map((block) => {
      if (block.type === 'paragraph') return block.lines.map(lineOf).join('\n')
      return block.items
        .map((item, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${lineOf(item)}`)
        .join('\n')
    })
    .join('\n\n')
}

/** Bold text or a link, of bounded length so that matching stays fast. Bold text may not be closed yet. */
const MARKED = /\*\*([^*\n]{1,1000})(?:\*\*|$)|\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)/

function readWords(text: string): MarkupText[] {
  const words: MarkupText[] = []
  let rest = text
  for (;;) {
    const found = MARKED.exec(rest)
    if (!found) return rest === '' ? words : [...words, plain(rest)]
    const [whole, bold, label = '', address = ''] = found
    if (found.index > 0) words.push(plain(rest.slice(0, found.index)))
    if (bold !== undefined) words.push(strong(bold))
    else if (isOwnAddress(address)) words.push({ type: 'link', address, words: readWords(label) })
    else words.push(...readWords(label))
    rest = rest.slice(found.index + whole.length)
  }
}

const plain = (text: string): MarkupText => ({ type: 'plain', text })
const strong = (text: string): MarkupText => ({ type: 'strong', words: readWords(text) })
