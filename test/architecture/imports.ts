import { posix } from 'node:path'
import { withoutComments, type Source } from './source-files.ts'

/** One import: its target (a path from the root, or a package), and whether it is type-only. */
export type Import = { target: string; isPackage: boolean; typeOnly: boolean }

const statement =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:([^'"();=]*?)\s*from\s*)?['"]([^'"]+)['"]/g
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** All imports of a file, including dynamic ones and `export … from`. */
export function importsOf({ path, text }: Source): Import[] {
  const code = withoutComments(text)
  const found: Import[] = []
  for (const [, type, names, specifier] of code.matchAll(statement)) {
    found.push({ ...resolve(path, specifier!), typeOnly: Boolean(type) || onlyTypes(names) })
  }
  for (const [, specifier] of code.matchAll(dynamic)) {
    found.push({ ...resolve(path, specifier!), typeOnly: false })
  }
  return found
}

/** True for `{ type A, type B }`. */
function onlyTypes(names = ''): boolean {
  const inBraces = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1]
  const each = inBraces?.split(',').filter((name) => name.trim() !== '')
  return Boolean(each?.length) && each!.every((name) => name.trim().startsWith('type '))
}

function resolve(from: string, specifier: string): { target: string; isPackage: boolean } {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare === '#messages') return { target: 'messages/compiled/messages.js', isPackage: false }
  if (bare.startsWith('#')) return { target: bare.slice(1), isPackage: false }
  if (bare.startsWith('.')) {
    return { target: posix.join(posix.dirname(from), bare), isPackage: false }
  }
  return { target: bare, isPackage: true }
}
