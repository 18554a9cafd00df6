import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'
import { routeModules } from './route-tree.ts'
import { sourceFiles, type Source } from './source-files.ts'

const sources = sourceFiles()

/** What each folder may import from ours. Folders not listed (tests, scripts, the process itself) may import everything. */
const arrows: Record<string, string[]> = {
  platform: ['platform', 'messages'],
  domain: ['domain', 'platform', 'messages'],
  app: ['app', 'domain', 'platform', 'messages'],
  messages: ['messages'],
}

function wrongArrows({ path, text }: Source): string[] {
  const room = path.split('/')[0]!
  const allowed = arrows[room]
  if (!allowed || !path.includes('/')) return []
  const isTest = /\.test\.tsx?$/.test(path)
  return importsOf({ path, text })
    .filter(({ isPackage }) => !isPackage)
    .map(({ target }) => target)
    .filter((target) => {
      const to = target.split('/')[0]!
      return !allowed.includes(to) && !(isTest && ['test', 'db'].includes(to))
    })
    .map((target) => `${path} must not import ${target}`)
}

/** `domain/<room>/<noun>.ts` without any part that needs the server, or the formatters and languages that pages and emails share. */
const shapeFile = /^domain\/[^/]+\/[^/]+\.ts$|^platform\/text\/(format|language)\.ts$/

function wrongInDesign({ path, text }: Source): string[] {
  if (!path.startsWith('app/ui/') || /\.test\.tsx?$/.test(path)) return []
  return importsOf({ path, text })
    .filter(({ target, isPackage }) =>
      isPackage
        ? target.startsWith('node:')
        : !target.startsWith('app/ui/') &&
          !target.startsWith('messages/') &&
          !shapeFile.test(target),
    )
    .map(({ target }) => `${path} must not import ${target}`)
}

// Packages that may run in a browser. Add a new one here.
const browserPackages = new Set([
  'class-variance-authority',
  'clsx',
  'eventsource-parser',
  'leaflet',
  'lucide-react',
  'qr',
  'radix-ui',
  'react',
  'react-dom',
  'react-router',
  'sonner',
  'supercluster',
  'tailwind-merge',
  'zod',
])

function packageName(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The import paths from a file, ignoring type-only imports, to server packages. */
function waysToServer(start: string, all: Map<string, Source>): string[] {
  const found: string[] = []
  const seen = new Set<string>()
  const follow = (path: string, way: string[]) => {
    const source = all.get(path)
    if (!source || seen.has(path)) return
    seen.add(path)
    for (const { target, isPackage, typeOnly } of importsOf(source)) {
      if (typeOnly) continue
      if (!isPackage) follow(target, [...way, target])
      else if (!browserPackages.has(packageName(target))) found.push([...way, target].join(' → '))
    }
  }
  follow(start, [start])
  return found
}

/**
 * Components outside route modules reach the browser completely. From route modules the router removes loader, action
 * and middleware, which client-build.test.ts checks.
 */
function componentsAmong(files: Source[], routes: Set<string>): string[] {
  const serverOnly = /^app\/(entry\.server|root)\.tsx$|\.test\.tsx$/
  return files
    .map(({ path }) => path)
    .filter((path) => /^app\/.*\.tsx$/.test(path) || path.startsWith('app/ui/'))
    .filter((path) => /\.tsx?$/.test(path) && !serverOnly.test(path) && !path.endsWith('.test.ts'))
    .filter((path) => !routes.has(path))
}

test('app → domain → platform, never back', () => {
  expect(sources.flatMap(wrongArrows)).toEqual([])
})

test('design components import only each other, packages, messages, formatters and shapes', () => {
  expect(sources.flatMap(wrongInDesign)).toEqual([])
})

test('no component reaches a server package', async () => {
  const routes = new Set((await routeModules()).map(({ path }) => path))
  const all = new Map(sources.map((source) => [source.path, source]))
  const components = componentsAmong(sources, routes)
  expect(components.length).toBeGreaterThan(0)
  expect(components.flatMap((path) => waysToServer(path, all))).toEqual([])
})

test('domain folders import each other in no more pairs than these', () => {
  const folderOf = (path: string) => /^domain\/([^/]+)\//.exec(path)?.[1]
  const found = new Set<string>()
  for (const source of sources.filter(({ path }) => !/\.test\.tsx?$/.test(path))) {
    const from = folderOf(source.path)
    if (!from) continue
    for (const { target } of importsOf(source)) {
      const to = folderOf(target)
      if (to && to !== from) found.add(`${from} ${to}`)
    }
  }
  const pairs = [...found].filter((one) => {
    const [from = '', to = ''] = one.split(' ')
    return from < to && found.has(`${to} ${from}`)
  })
  // The list only shrinks: what two share belongs to one of them, below both, or to their caller.
  expect(pairs.toSorted()).toEqual([
    'ambassadors support',
    'assistant content',
    'consent support',
    'following support',
    'partners project-events',
    'partners support',
    'project-events support',
    'questions support',
    'support threads',
  ])
})

test('catches violations', () => {
  const back = { path: 'platform/mail/send.ts', text: `import { x } from '#domain/a/b.ts'` }
  expect(wrongArrows(back)).toEqual(['platform/mail/send.ts must not import domain/a/b.ts'])
  const typed = { path: 'domain/a/b.ts', text: `import type {\n X,\n} from '../../app/root.tsx'` }
  expect(wrongArrows(typed)).toEqual(['domain/a/b.ts must not import app/root.tsx'])
  const lazy = { path: 'domain/a/b.ts', text: `const x = await import('#app/root.tsx')` }
  expect(wrongArrows(lazy)).toHaveLength(1)
  const part = {
    path: 'app/ui/card.tsx',
    text: `export { a } from '#app/request/run-operation.ts'`,
  }
  expect(wrongInDesign(part)).toHaveLength(1)

  const files = [
    { path: 'app/card.tsx', text: `import { verb } from '#domain/a/verb.ts'` },
    { path: 'app/fine.tsx', text: `import type { Verb } from '#domain/a/verb.ts'` },
    { path: 'domain/a/verb.ts', text: `import { type Pool, Client } from 'pg'` },
  ]
  const all = new Map(files.map((file) => [file.path, file]))
  expect(waysToServer('app/card.tsx', all)).toEqual(['app/card.tsx → domain/a/verb.ts → pg'])
  expect(waysToServer('app/fine.tsx', all)).toEqual([])
})
