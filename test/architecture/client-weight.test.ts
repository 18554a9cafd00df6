import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { root } from '../../scripts/start/root.mjs'
import { ALL_LANGUAGES } from '#platform/text/language.ts'
import { isBuilt } from '../../scripts/start/source-hash.mjs'

const KIB = 1024
const folder = join(root, 'build', 'client')

/** The nested routes of each page, and the maximum total size of their scripts in any language, compressed. */
const pages: [string, string[], number][] = [
  [
    '/projects-events',
    ['root', 'shell/site-frame', 'routes/public/projects-events/page'],
    153 * KIB,
  ],
  ['/', ['root', 'shell/site-frame', 'routes/public/home/page'], 154 * KIB],
  [
    '/projects-events/:id',
    ['root', 'shell/site-frame', 'routes/public/project-event/page'],
    176 * KIB,
  ],
  ['/ambassador', ['root', 'shell/site-frame', 'routes/public/ambassador/page'], 167 * KIB],
]

type Manifest = {
  entry: { module: string; imports: string[] }
  routes: Record<string, { module: string; imports?: string[] }>
}

const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to weigh. !!!\n')

test.skipIf(!built).each(pages)('the scripts of %s weigh no more than they may', (_, ids, most) => {
  for (const manifest of manifestFiles()) {
    const sizes = scriptsOf(manifest, ids).map((file) => [file, weigh(join(folder, file))] as const)
    const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0)
    const heaviest = sizes.toSorted((one, other) => other[1] - one[1]).slice(0, 12)
    expect(
      sum,
      `Load less, or later; a higher limit needs a reason in its commit.\n${heaviest.join('\n')}\n`,
    ).toBeLessThanOrEqual(most)
  }
})

/** The compressed size, in bytes: as the build has compressed it, unless it is too short for that. */
function weigh(file: string): number {
  const compressed = `${file}.br`
  if (existsSync(compressed)) return statSync(compressed).size
  return brotliCompressSync(readFileSync(file)).byteLength
}

/** Every file fetched by the first load of these routes, including the route manifest. */
function scriptsOf(manifest: string, ids: readonly string[]): string[] {
  const { entry, routes } = readManifest(manifest)
  const known = new Set([manifest])
  const add = (address: string) => {
    const file = address.split('?')[0]!
    if (known.has(file)) return
    known.add(file)
    for (const imported of importsOf(file)) add(imported)
  }
  for (const { module, imports = [] } of [entry, ...ids.map((id) => routes[id]!)]) {
    for (const file of [module, ...imports]) add(file)
  }
  return [...known]
}

/** The route manifest of each language. */
function manifestFiles(): string[] {
  const found = readdirSync(join(folder, 'assets')).filter((file) => /^manifest-.*\.js$/.test(file))
  expect(found).toHaveLength(ALL_LANGUAGES.length)
  return found.map((file) => `/assets/${file}`)
}

function readManifest(file: string): Manifest {
  const text = readFileSync(join(folder, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}

/** A file's static imports; dynamic imports are not counted. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  )
}
