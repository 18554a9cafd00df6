import { asText } from '../access/read-forms.ts'

const VOID = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/
const SILENT = /^(?:script|style|svg|textarea)$/
/** Attributes that people read or hear. */
const READ = /\b(?:aria-label|aria-description|alt|title|placeholder|label)="([^"]*)"/g

/**
 * The words of a page in the pseudo-language that are outside of its brackets, so of no message. What people have written
 * is left out: it is marked with its language, or with the direction of its own letters.
 */
export function outsideBrackets(html: string): string[] {
  const found: string[] = []
  const open: { name: string; isContent: boolean }[] = []
  let depth = 0
  let outside = ''
  const isContent = () => open.at(-1)?.isContent ?? false
  const note = () => {
    found.push(outside)
    outside = ''
  }
  for (const [whole, closing, name, attributes = '', text] of html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi)) {
    if (text !== undefined) {
      for (const letter of isContent() ? '' : asText(text)) {
        if (letter === '⟦') depth += 1
        else if (letter === '⟧') depth -= 1
        else if (depth <= 0) outside += letter
      }
    } else if (closing) {
      note()
      const at = open.findLastIndex((one) => one.name === name)
      if (at >= 0) open.length = at
    } else {
      note()
      const written =
        isContent() || SILENT.test(name!) || /\s(?:lang="(?:en|he)"|dir="auto")/.test(attributes)
      if (!written)
        for (const [, value = ''] of attributes.matchAll(READ)) found.push(bare(asText(value)))
      if (!VOID.test(name!) && !whole.endsWith('/>')) open.push({ name: name!, isContent: written })
    }
  }
  note()
  return found
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => WORD.test(one.replaceAll(ADDRESS, '')))
}

/** Latin letters; dates and numbers of the language have none. */
const WORD = /[A-Za-z]{3}/
const ADDRESS = /\S+@\S+|\S*[./]\S+/g

/** A text without what is in brackets, which may be in each other. */
function bare(text: string): string {
  let rest = text
  let before = ''
  while (rest !== before) {
    before = rest
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  }
  return rest
}
