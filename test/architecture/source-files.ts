import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../../scripts/start/root.mjs'

export type Source = { path: string; text: string }

const rooms = ['app', 'bench', 'db', 'domain', 'messages', 'platform', 'scripts', 'test']
const written = /\.(ts|tsx|mjs|css)$/
const generated = /^messages\/compiled\/|\.generated\./

/** Every hand-written source file, by its path from the root with forward slashes. */
export function sourceFiles(): Source[] {
  // Git does not keep empty folders, so one may be missing from a clone.
  const there = rooms.filter((room) => existsSync(join(root, room)))
  const inRooms = there.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const atRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  return [...atRoot, ...inRooms]
    .filter((path) => written.test(path) && !generated.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The text without its comments; URLs such as `https://…` stay. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
}
