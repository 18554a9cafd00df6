import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/start/root.mjs'
import { sourceFiles, withoutComments, type Source } from './source-files.ts'

const folder = join(root, 'messages', 'en')
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const catalogues = names.map((name) => ({
  room: basename(name, '.json'),
  keys: keysOf(readFileSync(join(folder, name), 'utf8')),
}))
const known = new Set(catalogues.flatMap(({ keys }) => keys))
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
  const strays = catalogues.flatMap(({ room, keys }) =>
    keys.filter((key) => !key.startsWith(`${room}_`)).map((key) => `${room}.json: ${key}`),
  )
  expect(strays).toEqual([])
})

test('a key is in one file only', () => {
  const all = catalogues.flatMap(({ keys }) => keys)
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})

test('the settings list each file', () => {
  const settings = JSON.parse(
    readFileSync(join(root, 'project.inlang', 'settings.json'), 'utf8'),
  ) as { 'plugin.inlang.messageFormat': { pathPattern: string[] } }
  const named = settings['plugin.inlang.messageFormat'].pathPattern
  expect(named.toSorted()).toEqual(
    catalogues.map(({ room }) => `./messages/{locale}/${room}.json`).toSorted(),
  )
})

test('the check finds uses', () => {
  const text = `m.shell_hello({ name }) // m.not_this()\nitem.m_x; m\n  .home_title()`
  expect(usesIn({ path: 'a.tsx', text })).toEqual(['shell_hello', 'home_title'])
  expect(computedIn({ path: 'a.tsx', text: 'm[`errors_${code}`]()' })).toEqual(['a.tsx'])
  expect(keysOf('{ "$schema": "x", "a_b": "c" }')).toEqual(['a_b'])
})
