import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/start/root.mjs'
import { asText } from '../access/read-forms.ts'

const VOID = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/
const SILENT = /^(?:script|style|svg|textarea)$/
/** Attributes that people read or hear. */
const READ = /\b(?:aria-label|aria-description|alt|title|placeholder|label)="([^"]*)"/g

/**
 * The words of a page in the pseudo-language that are outside of its brackets, so of no message. What people have written
 * is left out: it is marked with its language, or with the direction of its own letters, or it is in the demo or a default setting.
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
    .replaceAll(/<!--[\s\S]*?-->|<!DOCTYPE html>/gi, '')
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
    .filter((one) => WORD.test(one.replaceAll(ADDRESS, '')) && !isWritten(one))
}

/** Latin letters; dates and numbers of the language have none. */
const WORD = /[A-Za-z]{3}/
/** Addresses, names of files, numbers of gifts and orders. */
const ADDRESS = /https?:\S*|\S+@\S+|\S+\.\w\S*|(?<!\S)\/\S+|\bG-[\dA-F]{4}-[\dA-F]{4}\b/g

let demo: ReadonlySet<string> | undefined

/** Whether a text, or each of its parts, is one of the demo, of default settings, of what migrations insert, or of what tests write. */
function isWritten(words: string): boolean {
  demo ??= new Set(
    ['db/demo', 'db/migrations', 'platform/env.ts', 'test/app', 'test/access', 'test/addresses.ts']
      .flatMap(textsIn)
      .flatMap((one) => [one, ...one.split(', ')]),
  )
  const known = (part: string) => demo!.has(part.replaceAll(/^[\s:·(]+|[\s:·)]+$/g, ''))
  return known(words) || words.split(/[,·()]/).every((part) => known(part) || !WORD.test(part))
}

function textsIn(place: string): string[] {
  const whole = join(root, place)
  const files = place.includes('.')
    ? [whole]
    : readdirSync(whole, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:ts|sql|json)$/.test(name))
        .map((name) => join(whole, name))
  return files.flatMap((file) =>
    // Line by line: comments have single apostrophes.
    [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:\\.|''|(?!\1)[^\\\n])*)\1/g)].map(
      ([, , text]) => text!.replaceAll(/\\(.)|'(')/g, '$1$2'),
    ),
  )
}

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
