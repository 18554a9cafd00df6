import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/start/root.mjs'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { sourceFiles, withoutComments } from './source-files.ts'

/** Where the environment may be read: at the entry points of the process and the programs, and in tests and tools. One file sets the fonts. */
const READERS =
  /^(server\.ts|platform\/pictures\/compose-card\.ts|bench\/|scripts\/|test\/|vitest\.config\.ts|playwright\.config\.ts|vite\.config\.ts)|\.test\.tsx?$/

/**
 * Of those, the ones that may read more than single names: they pass everything to `readSettings` or to a child
 * process.
 */
const WHOLE = /readSettings\(process\.env\)|\.\.\.process\.env|env: process\.env/

const environment = /process\s*\.\s*env|import\.meta\.env|from ['"](?:node:)?process['"]/

/** Patterns of secrets: keys of services, of ours, and complete private keys. */
const keys = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\b(?:sk|rk)_live_\w{8,}/,
  /\b(?:sk|rk)_test_\w{20,}/,
  /\bwhsec_\w{24,}/,
  /\bgh[pousr]_\w{30,}/,
  /\bgithub_pat_\w{30,}/,
  /\bnpm_\w{30,}/,
  /\bsk-(?:proj-|ant-)?[\w-]{30,}/,
  /\bAKIA[\dA-Z]{16}\b/,
  /\bAIza[\w-]{35}\b/,
  /\bxox[abprs]-[\w-]{20,}/,
  /\bGOCSPX-[\w-]{20,}/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./,
]

function keysIn(text: string): string[] {
  return keys.filter((key) => key.test(text)).map(String)
}

/** Names of settings, which must not reach a browser. */
const names = [
  ...readFileSync(join(root, 'platform/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]{4,}): /gm),
].map(([, name]) => name!)

/** Without comments, and without variables that are set for a library: that reads nothing. */
function read(text: string): string {
  return withoutComments(text).replaceAll(/^process\.env\['[A-Z_]+'\] = /gm, '')
}

test('the environment is read in one place', () => {
  const readers = sourceFiles()
    .filter(({ path, text }) => !READERS.test(path) && environment.test(read(text)))
    .map(({ path }) => path)
  expect(readers).toEqual([])
  const server = sourceFiles().find(({ path }) => path === 'server.ts')!
  const reads = withoutComments(server.text)
    .split('\n')
    .filter((line) => environment.test(line))
  expect(reads.filter((line) => !WHOLE.test(line) && !line.includes("['LOG_LEVEL']"))).toEqual([])
})

test('no key is in the repository', () => {
  // The tests' own model server contains a made-up one, and checks that it does not leak.
  const searched = committed().filter((path) => path !== 'test/app/model-server.ts')
  const found = searched.flatMap((path) =>
    keysIn(readFileSync(join(root, path), 'latin1')).map((key) => `${path}: ${key}`),
  )
  expect(found).toEqual([])
  expect(
    committed().filter((path) => /(^|\/)\.env(\.|$)|\.pem$|\.key$|(^|\/)secret$/.test(path)),
  ).toEqual([])
})

const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to search for settings. !!!\n')

test.skipIf(!built)('no setting reaches the browser', () => {
  const folder = join(root, 'build', 'client')
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json|map|txt|webmanifest)$/.test(name),
  )
  expect(texts.filter((name) => name.endsWith('.map'))).toEqual([])
  const found = texts.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const told = names.filter((setting) => setting.includes('_') && text.includes(setting))
    return [...told, ...keysIn(text)].map((what) => `${name}: ${what}`)
  })
  expect(found).toEqual([])
})

test('catches violations', () => {
  expect(environment.test('const key = process.env.KEY')).toBe(true)
  expect(keysIn(`key = "sk_${'live'}_0123456789abcdef"`)).toHaveLength(1)
  expect(keysIn(`-----BEGIN ${'RSA'} PRIVATE KEY-----`)).toHaveLength(1)
  expect(names).toEqual(expect.arrayContaining(['AUTH_SECRET', 'DATABASE_URL', 'METRICS_PORT']))
})

/** Every file that is or would be committed. */
function committed(): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => path !== '' && !/\.(webp|png|jpe?g|woff2|ico|gif)$/.test(path))
}
