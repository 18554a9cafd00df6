import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The build in a folder: its version, the hash of its sources, and the Node version. */
export function readBuild(root: string): { version: string; build: string; node: string } {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return { version, build: hashOf(path.join(root, 'build', '.source-hash')), node: process.version }
}

/** In development sources run without a build. */
function hashOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().slice(0, 12)
  } catch {
    return 'none'
  }
}
