import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'

const root = path.join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Every setting that `platform/env.ts` declares, as it stands there. */
const declared = [...read('platform/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
  ([, name]) => name!,
)
const rows = [
  ...read('docs/operations.md').matchAll(/^\| `([A-Z][A-Z_]+)` \|(.*?)\|(.*)\|$/gm),
].map(([, name, given]) => ({ name: name!, given: given!.trim() }))

test('docs/operations.md has every setting, in their order, and no other', () => {
  expect(declared.length).toBeGreaterThan(30)
  expect(rows.map(({ name }) => name)).toEqual(declared)
})

test('and says the defaults that hold', () => {
  const env: Record<string, unknown> = { ...readEnv({}) }
  // It follows from the mode, in words.
  delete env['HOST']
  const holds = (name: string) => {
    const value = env[name]
    return value === undefined || String(value) === '' ? '' : `\`${String(value)}\``
  }
  expect(rows).toEqual(declared.map((name) => ({ name, given: holds(name) })))
})
