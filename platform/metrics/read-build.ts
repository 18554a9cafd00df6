import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What runs from that folder: the version it calls itself, the hash of the sources that were built, and on which Node. */
export function readBuild(root: string): { version: string; build: string; node: string } {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return { version, build: hashOf(path.join(root, 'build', '.source-hash')), node: process.version }
}

/** Sources are served as they stand in development. */
function hashOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().slice(0, 12)
  } catch {
    return 'none'
  }
}
