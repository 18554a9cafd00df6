import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALL_LANGUAGES, BASE_LANGUAGE } from '#platform/text/language.ts'
import { root } from '../../scripts/start/root.mjs'
import { sourceFiles, withoutComments, type Source } from './source-files.ts'

const folder = join(root, 'messages', 'en')
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const catalogs = names.map((name) => ({
  room: basename(name, '.json'),
  keys: keysOf(readFileSync(join(folder, name), 'utf8')),
}))
const known = new Set(catalogs.flatMap(({ keys }) => keys))
const readers = sourceFiles().filter(
  ({ path, text }) =>
    /^(app|domain|platform|scripts|db|test\/e2e)\//.test(path) && /from '#messages'/.test(text),
)
const used = new Set(readers.flatMap(usesIn))

function keysOf(json: string): string[] {
  return Object.keys(JSON.parse(json) as object).filter((key) => key !== '$schema')
}

function usesIn({ text }: Source): string[] {
  return [...withoutComments(text).matchAll(/\bm\s*\.\s*([a-zA-Z0-9_]+)/g)].map(([, key]) => key!)
}

/** Keys composed at run time can be neither found nor reported as missing. */
function computedIn({ path, text }: Source): string[] {
  return /\bm\s*\[/.test(withoutComments(text)) ? [path] : []
}

test('every message is used', () => {
  expect([...known].filter((key) => !used.has(key))).toEqual([])
})

test('every message that is used exists', () => {
  expect([...used].filter((key) => !known.has(key))).toEqual([])
})

test('no key is put together at run time', () => {
  expect(readers.flatMap(computedIn)).toEqual([])
})

test('a key starts with the name of its file', () => {
  const strays = catalogs.flatMap(({ room, keys }) =>
    keys.filter((key) => !key.startsWith(`${room}_`)).map((key) => `${room}.json: ${key}`),
  )
  expect(strays).toEqual([])
})

test('a key is in one file only', () => {
  const all = catalogs.flatMap(({ keys }) => keys)
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})

test('the settings list each file', () => {
  const settings = JSON.parse(
    readFileSync(join(root, 'project.inlang', 'settings.json'), 'utf8'),
  ) as { 'plugin.inlang.messageFormat': { pathPattern: string[] } }
  const named = settings['plugin.inlang.messageFormat'].pathPattern
  expect(named.toSorted()).toEqual(
    catalogs.map(({ room }) => `./messages/{locale}/${room}.json`).toSorted(),
  )
})

/** Names that are the same in all languages. */
const BRANDS = /WhatsApp|Facebook|Instagram|Twitter|LinkedIn|PDF/g

describe.each(ALL_LANGUAGES.filter((language) => language !== BASE_LANGUAGE))(
  'the texts in %s',
  (language) => {
    const { script } = new Intl.Locale(language).maximize()
    const letters = new RegExp(String.raw`\p{Script=${script}}`, 'u')
    const read = (of: string, name: string) =>
      JSON.parse(readFileSync(join(root, 'messages', of, name), 'utf8')) as Record<string, unknown>
    const pairs = names.flatMap((name) => {
      const [english, other] = [read('en', name), read(language, name)]
      return Object.keys(english)
        .filter((key) => key !== '$schema')
        .map((key) => [key, english[key], other[key]] as const)
    })

    test('have the same keys', () => {
      const keysOfAll = (of: string) => names.map((name) => [name, Object.keys(read(of, name))])
      expect(keysOfAll(language)).toEqual(keysOfAll('en'))
    })

    test('have the same parameters', () => {
      const differing = pairs.filter(
        ([, english, other]) => `${parametersIn(english)}` !== `${parametersIn(other)}`,
      )
      expect(differing.map(([key]) => key)).toEqual([])
    })

    test('are translated', () => {
      const left = pairs.filter(([, , other]) =>
        textsOf(other).some((text) => !letters.test(text) && /[A-Za-z]{3}/.test(plain(text))),
      )
      expect(left.map(([key, , other]) => `${key}: ${textsOf(other).join(' | ')}`)).toEqual([])
    })
  },
)

/** The variants of a text. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (!Array.isArray(message)) return []
  return (message as { match: Record<string, string> }[]).flatMap(({ match }) =>
    Object.values(match),
  )
}

/** The number that chooses the variant may be left out: `תוצאה אחת`. */
function parametersIn(message: unknown): string[] {
  const counted = /= (\w+): plural/.exec(JSON.stringify(message))?.[1]
  const found = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  )
  return [...new Set(found)].filter((name) => name !== counted).toSorted()
}

function plain(text: string): string {
  return text.replaceAll(/\{\w+\}/g, '').replaceAll(BRANDS, '')
}

test('the check finds uses', () => {
  const text = `m.shell_hello({ name }) // m.not_this()\nitem.m_x; m\n  .home_title()`
  expect(usesIn({ path: 'a.tsx', text })).toEqual(['shell_hello', 'home_title'])
  expect(computedIn({ path: 'a.tsx', text: 'm[`errors_${code}`]()' })).toEqual(['a.tsx'])
  expect(keysOf('{ "$schema": "x", "a_b": "c" }')).toEqual(['a_b'])
})
