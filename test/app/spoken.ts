import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EVENTS } from '#db/demo/content/events.ts'
import { IN_HEBREW } from '#db/demo/content/in-hebrew.ts'
import { PRODUCTS_IN_HEBREW } from '#db/demo/content/in-hebrew/products.ts'
import { ORGANIZATIONS } from '#db/demo/content/organizations.ts'
import { PRODUCTS } from '#db/demo/content/products.ts'
import { PROJECTS } from '#db/demo/content/projects.ts'
import { BASE_LANGUAGE, type Language } from '#platform/text/language.ts'
import { root } from '../../scripts/start/root.mjs'

/** A text of the catalog in two languages, each with the forms of its plural. */
type Pair = { from: Variant; to: string[] }
type Variant = { text: string; whole: RegExp; letters: number }

const PARAMETER = /\{(\w+)\}/
const books = new Map<string, Pair[]>()
const answers = new Map<string, string | RegExp>()

/**
 * What a test expects in English, as it is in another language by the same messages: a pattern of their texts there, with parameters as
 * they were. A text is looked up as a whole, else, unless `exact`, as a part of one; a pattern by the texts that it fits. What
 * the catalog does not have, such as names, stays as it is.
 */
export function spokenIn<Said extends string | RegExp>(
  language: Language,
  said: Said,
  exact = false,
): Said | RegExp {
  if (language === BASE_LANGUAGE) return said
  const key = `${language} ${exact} ${said}`
  const answer = answers.get(key) ?? translate(language, said, exact)
  answers.set(key, answer)
  return answer as Said | RegExp
}

/** A text in another language as it is in English, as far as the catalog has it. */
export function inEnglish(language: Language, text: string): string {
  const found = wholesOf(bookOf(language, BASE_LANGUAGE), text).flatMap(({ pair, values }) => {
    const fits = pair.to.findLast((one) => namesIn(one).every((name) => name in values))
    return fits === undefined
      ? []
      : fits.replaceAll(new RegExp(PARAMETER, 'g'), (_, name: string) =>
          inEnglish(language, values[name]!),
        )
  })
  return (
    found.toSorted((one, other) => lettersBeyondLatin(one) - lettersBeyondLatin(other))[0] ?? text
  )
}

const lettersBeyondLatin = (text: string) => text.match(/[^\P{L}A-Za-z]/gu)?.length ?? 0

function translate(
  language: Language,
  said: string | RegExp,
  exact: boolean,
  depth = 0,
): string | RegExp {
  const book = bookOf(BASE_LANGUAGE, language)
  if (typeof said !== 'string') {
    if (!/[A-Za-z]{3}/.test(said.source.replaceAll(/\\./g, ''))) return said
    const samples = ['7', 'Xyz', ...(said.source.match(/\d+/g) ?? [])]
    const isFit = ({ from }: Pair) =>
      samples.some((sample) => said.test(from.text.replaceAll(new RegExp(PARAMETER, 'g'), sample)))
    const found = book.filter(isFit).flatMap(({ to }) => to.map((text) => patternOf(text)))
    if (found.length === 0) return said
    const [start, end] = [said.source.startsWith('^'), said.source.endsWith('$')]
    return new RegExp(`${start ? '^\\s*' : ''}(?:${found.join('|')})${end ? '\\s*$' : ''}`)
  }
  const wholes = wholesOf(book, said).filter(
    ({ pair }) => depth === 0 || pair.from.letters >= said.length / 4,
  )
  const found = wholes.flatMap(({ pair, values }) =>
    pair.to.map((text) =>
      // Another form of the plural may have more parameters.
      patternOf(text, (name) => {
        const value = values[name]
        return value === undefined ? undefined : loose(language, value, depth + 1)
      }),
    ),
  )
  if (found.length > 0 || exact) {
    const isSure = wholes.some(({ pair }) => pair.from.letters >= said.length / 2)
    // A button's name may go on with what it is about, and a name look like a message, as `Wells of Har Tavor` does.
    if (!isSure) found.push(...begunWith(book, said, language, depth), escaped(said))
    if (!isSure && !exact) found.push(...partsOf(book, said))
    if (found.length === 1 && !isSure && !MONEY.test(said)) return said
    return exact ? new RegExp(`^\\s*(?:${found.join('|')})\\s*$`) : new RegExp(found.join('|'))
  }
  if (MONEY.test(said)) return new RegExp(escaped(said))
  const parts = [...begunWith(book, said, language, depth), ...partsOf(book, said)]
  return parts.length === 0 ? said : new RegExp([escaped(said), ...parts].join('|'))
}

/** The messages of which a text is a part. */
function partsOf(book: Pair[], said: string): string[] {
  if (said.length < 5) return []
  return book
    .filter(({ from }) => from.text.toLowerCase().includes(said.toLowerCase()))
    .flatMap(({ to }) => to.map((text) => patternOf(text)))
}

/** The messages that a text is: those without parameters if there are any. */
function wholesOf(book: Pair[], text: string) {
  const found = book.flatMap((pair) => {
    const match = pair.from.letters >= 2 ? pair.from.whole.exec(text) : null
    return match ? [{ pair, values: { ...match.groups } as Record<string, string> }] : []
  })
  const literal = found.filter(({ values }) => Object.keys(values).length === 0)
  return literal.length > 0 ? literal : found
}

/** A text that begins with a whole message: `Approve` and a title, or `Upload (Certificate)`. */
function begunWith(book: Pair[], said: string, language: Language, depth: number): string[] {
  const [start = ''] = book
    .map(({ from }) => from.text)
    .filter((text) => said.startsWith(`${text} `))
    .toSorted((one, other) => other.length - one.length)
  if (start === '') return []
  const more = said.slice(start.length + 1)
  const [, within] = /^\((.+)\)$/.exec(more) ?? []
  const rest =
    within === undefined
      ? loose(language, more, depth + 1)
      : `\\(${loose(language, within, depth + 1)}\\)`
  return book
    .filter(({ from }) => from.text === start)
    .flatMap(({ to }) => to.map((text) => `${patternOf(text)}\\s+${rest}`))
}

function loose(language: Language, value: string, depth: number): string {
  const inner = translate(language, value, true, depth)
  return typeof inner === 'string'
    ? escaped(inner)
    : inner.source.replaceAll(/\^\\s\*|\\s\*\$/g, '')
}

const MONEY = /^\$[\d.,]+$/

/** Marks of direction may be around it. */
const MARKS = '[\\u200e\\u200f\\u2066-\\u2069]*'

function patternOf(text: string, valueOf?: (name: string) => string | undefined): string {
  return text
    .split(PARAMETER)
    .map((part, at) =>
      at % 2 === 0 ? escaped(part) : MARKS + (valueOf?.(part) ?? '[^]*?') + MARKS,
    )
    .join('')
}

/** Where spaces are of any kind, and a dollar is on either side. */
function escaped(text: string): string {
  return RegExp.escape(text.replaceAll(/\$([\d.,]*\d)/g, '\u0001$1\u0002'))
    .replaceAll(/(?:\s|\\x20)+/g, '\\s+')
    .replaceAll('\u0001', '[\\s\\u200e\\u200f$]*')
    .replaceAll('\u0002', '[\\s\\u200e\\u200f$]*')
}

function namesIn(text: string): string[] {
  return [...text.matchAll(new RegExp(PARAMETER, 'g'))].map(([, name]) => name!)
}

function bookOf(from: Language, to: Language): Pair[] {
  const known = books.get(`${from} ${to}`)
  if (known) return known
  const folder = path.join(root, 'messages')
  const pairs = readdirSync(path.join(folder, from)).flatMap((name) => {
    const [own, others] = [from, to].map(
      (language) =>
        JSON.parse(readFileSync(path.join(folder, language, name), 'utf8')) as Record<
          string,
          unknown
        >,
    )
    return Object.keys(own!)
      .filter((key) => key !== '$schema')
      .flatMap((key) =>
        variantsOf(own![key]).map((text) => ({ from: read(text), to: variantsOf(others![key]) })),
      )
  })
  pairs.push(...titlesOf(from, to))
  books.set(`${from} ${to}`, pairs)
  return pairs
}

/** What the demo has in both languages: the titles of projects and events, and the names of organizations and products. */
function titlesOf(from: Language, to: Language): Pair[] {
  const titles = [
    ...[...PROJECTS, ...EVENTS].map(({ key, title }) => [title, IN_HEBREW[key]?.title]),
    ...PRODUCTS.map(({ key, name }) => [name, PRODUCTS_IN_HEBREW[key]?.name]),
    ...ORGANIZATIONS.map(({ name, nameHebrew }) => [name, nameHebrew]),
  ]
  return titles.flatMap(([english, hebrew]) => {
    if (!english || !hebrew) return []
    const texts: Partial<Record<Language, string>> = { en: english, he: hebrew }
    const [own, other] = [texts[from], texts[to]]
    return own === undefined || other === undefined ? [] : [{ from: read(own), to: [other] }]
  })
}

function read(text: string): Variant {
  const seen = new Set<string>()
  const whole = text
    .split(PARAMETER)
    .map((part, at) => {
      if (at % 2 === 0) return escaped(part)
      if (seen.has(part)) return `\\k<${part}>`
      seen.add(part)
      return `(?<${part}>[^]+?)`
    })
    .join('')
  return {
    text,
    whole: new RegExp(`^${whole}$`),
    letters: text
      .split(PARAMETER)
      .filter((_, at) => at % 2 === 0)
      .join('')
      .replaceAll(/\P{L}/gu, '').length,
  }
}

function variantsOf(message: unknown): string[] {
  return typeof message === 'string'
    ? [message]
    : (message as { match: Record<string, string> }[]).flatMap(({ match }) => Object.values(match))
}
