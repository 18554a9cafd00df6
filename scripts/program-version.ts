import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './start/root.mjs'

/** The version in package.json. */
export function readProgramVersion(): string {
  const said = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return said.version
}
