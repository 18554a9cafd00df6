import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importsOf } from '../test/architecture/imports.ts'
import { withoutComments } from '../test/architecture/source-files.ts'

// `node scripts/count-code.ts [commit]` prints files and lines of product and tests by folder, names exported twice, and
// pairs of domain folders that import each other.

const commit = process.argv[2] ?? 'HEAD'
const folder = mkdtempSync(path.join(tmpdir(), 'count-'))
try {
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  const names = execFileSync('git', ['ls-tree', '-r', '--name-only', commit], { encoding: 'utf8' })
  count(names.trim().split('\n'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function count(names: string[]): void {
  const code = names.filter(
    (name) =>
      /\.(ts|tsx|mjs|css|sql)$/.test(name) && !/generated|^test\/old-data\/|^build\//.test(name),
  )
  const sources = code.map((name) => ({
    path: name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }))
  const isTest = (name: string) => /^test\/|\.(test|e2e|fault)\.tsx?$/.test(name)
  const product = sources.filter((source) => !isTest(source.path))
  print('product', product)
  print(
    'tests',
    sources.filter((source) => isTest(source.path)),
  )

  const owners = new Map<string, Set<string>>()
  for (const { path: file, text } of product) {
    if (!/\.tsx?$/.test(file) || !/^(app|domain|platform)\//.test(file)) continue
    const exported =
      /^export (?:async )?(?:abstract )?(?:function\*?|const|class|type|interface|enum) (\w+)/gm
    for (const [, name = ''] of withoutComments(text).matchAll(exported)) {
      if (isRouteExport(name)) continue
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
    }
  }
  const twice = [...owners].filter(([, files]) => files.size > 1)
  console.log(`\nnames exported twice: ${twice.length} of ${owners.size}`)

  const uses = new Map<string, Set<string>>()
  for (const source of product) {
    const room = roomOf(source.path)
    if (!room) continue
    for (const { target } of importsOf(source)) {
      const other = roomOf(target)
      if (other && other !== room) uses.set(room, (uses.get(room) ?? new Set()).add(other))
    }
  }
  const rooms = [...new Set(product.map((source) => roomOf(source.path)).filter(Boolean))]
  const pairs = [...uses].flatMap(([room, others]) =>
    [...others]
      .filter((other) => room < other && uses.get(other)?.has(room))
      .map((other) => `${room}–${other}`),
  )
  const arrows = [...uses.values()].reduce((sum, others) => sum + others.size, 0)
  console.log(
    `domain folders: ${rooms.length}, imports: ${arrows}, mutual imports: ${pairs.length}`,
  )
  console.log(pairs.sort().join(', '))
}

function print(title: string, sources: { path: string; text: string }[]): void {
  const sums = new Map<string, { files: number; lines: number }>()
  const lengths: number[] = []
  for (const { path: file, text } of sources) {
    const lines = text.split('\n').length - 1
    lengths.push(lines)
    for (const key of ['all', file.includes('/') ? file.slice(0, file.indexOf('/')) : '.']) {
      const sum = sums.get(key) ?? { files: 0, lines: 0 }
      sums.set(key, { files: sum.files + 1, lines: sum.lines + lines })
    }
  }
  lengths.sort((one, other) => one - other)
  const at = (share: number) => lengths[Math.floor(lengths.length * share)]
  console.log(`\n${title}: median ${at(0.5)}, p95 ${at(0.95)}, longest ${lengths.at(-1)} lines`)
  for (const [key, { files, lines }] of sums)
    console.log(`  ${key}: ${files} files, ${lines} lines`)
}

function roomOf(file: string): string | null {
  return /^domain\/([^/]+)\//.exec(file)?.[1] ?? null
}

/** Exports that the router requires of routes; they are duplicates by design. */
function isRouteExport(name: string): boolean {
  return [
    'action',
    'clientAction',
    'clientLoader',
    'handle',
    'headers',
    'links',
    'loader',
    'meta',
    'middleware',
    'shouldRevalidate',
    'ErrorBoundary',
  ].includes(name)
}
