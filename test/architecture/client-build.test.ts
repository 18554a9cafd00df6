import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/start/root.mjs'
import { isBuilt } from '../../scripts/start/source-hash.mjs'

/** Strings that only occur in server code. */
const marks = [
  /node:[a-z]+['"`]/,
  /from ?["']pg["']/,
  /set_config/,
  /selectFrom\(/,
  /pg_advisory/,
  /__vite-browser-external/,
  /externalized for browser compatibility/,
  /AUTH_SECRET|DATABASE_URL|SMTP_URL/,
]

function marksIn(text: string): string[] {
  return marks.filter((mark) => mark.test(text)).map(String)
}

const built = isBuilt()
if (!built)
  console.warn('\n!!! SKIPPED: no build of these sources to search for server code. !!!\n')

test.skipIf(!built)('no server code reaches the browser', () => {
  const folder = join(root, 'build', 'client')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(0)
  const found = scripts.flatMap((name) =>
    marksIn(readFileSync(join(folder, name), 'utf8')).map((mark) => `${name}: ${mark}`),
  )
  expect(found).toEqual([])
})

test('catches violations', () => {
  expect(marksIn(`import{createHash as a}from"node:crypto"`)).toHaveLength(1)
  expect(marksIn('sql`select set_config(${name})`')).toHaveLength(1)
  expect(marksIn('const url = "https://node.example"')).toEqual([])
})
