import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/start/root.mjs'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { sourceFiles } from './source-files.ts'

/** Packages that are installed next to the built server; `vite` is loaded in development only. */
const PACKAGES = ['@electric-sql/pglite', '@myriaddreamin/typst-ts-node-compiler', 'sharp', 'vite']

/** Names of packages that built code imports, statically or dynamically. */
function packagesIn(code: string): string[] {
  const found = code.matchAll(
    /^\s*(?:import|export)\b[^'"`;()\n]*["']([^"'./][^"']*)["']|(?:\bimport|require)\(["']([^"'./][^"']*)["']\)/gm,
  )
  return [...found].map(([, first, later]) => (first ?? later)!).filter((name) => !isBuiltin(name))
}

test('no call is made only for its exception, since the bundler drops calls it considers pure', () => {
  const alone = /^\s*(?:en|de)codeURI(?:Component)?\([^;\n]*\)$/m
  expect(alone.test('  decodeURIComponent(path)\n  return true')).toBe(true)
  const files = sourceFiles().filter(({ text }) => alone.test(text))
  expect(files.map((file) => file.path)).toEqual([])
})

const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to look for packages in. !!!\n')

test.skipIf(!built)('the built server is complete except for packages that include files', () => {
  const folder = path.join(root, 'build/server')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  expect(scripts).toEqual(expect.arrayContaining(['index.js', 'server.js', 'embedded-database.js']))
  const names = scripts.flatMap((name) => packagesIn(readFileSync(path.join(folder, name), 'utf8')))
  const outside = names.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  expect([...new Set(outside)].sort()).toEqual(PACKAGES)
})
