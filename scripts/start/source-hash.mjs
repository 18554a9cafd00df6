import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const folders = [
  'app',
  'db',
  'domain',
  'platform',
  'messages',
  'project.inlang',
  'public',
  'scripts',
]
const files = [
  'server.ts',
  'open-application.ts',
  'create-runtime.ts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const leftOut = /^messages\/compiled\/|\.test\.tsx?$|(^|\/)README\.md$|^project\.inlang\/(cache|\.)/

/** A build writes this file last, with the hash of its sources. */
export const buildStamp = join(root, 'build', '.source-hash')

/** Hash of all files that go into a build. */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const path of sources()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether `build/` was built from exactly these sources. */
export function isBuilt() {
  const whole = [
    buildStamp,
    join(root, 'build', 'server', 'index.js'),
    join(root, 'build', 'server', 'server.js'),
    join(root, 'messages', 'compiled', 'messages.js'),
  ]
  return (
    whole.every((path) => existsSync(path)) && readFileSync(buildStamp, 'utf8') === sourceHash()
  )
}

function sources() {
  const found = files.filter((path) => existsSync(join(root, path)))
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`
      if (!leftOut.test(path) && statSync(join(root, path)).isFile()) found.push(path)
    }
  }
  return found.sort()
}
