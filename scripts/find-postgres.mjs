import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installDebianPackage } from './debian-package.mjs'
import { isExecutable, onPath } from './on-path.mjs'

const oldest = 15

/**
 * Finds the folder with `initdb` and `postgres` (15 or newer): POSTGRES_BIN, or the newest installed; null if there is none.
 *
 * @throws if POSTGRES_BIN is not such a folder.
 * @returns {string | null}
 */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN
  if (named) {
    if (majorOf(named) < oldest)
      throw new Error(`POSTGRES_BIN contains no PostgreSQL 15 or newer: ${named}`)
    return named
  }
  const initdb = onPath(['initdb'])
  const places = [
    ...versionsUnder('/usr/lib/postgresql'),
    configured(),
    initdb && dirname(initdb),
    ...versionsUnder('/Applications/Postgres.app/Contents/Versions'),
    ...brewed('/opt/homebrew/opt'),
    ...brewed('/usr/local/opt'),
  ]
  return places.find((folder) => folder && majorOf(folder) >= oldest) ?? null
}

/**
 * Like `findPostgres`, but installs Debian's package if there is none and it may.
 *
 * @returns {string | null}
 */
export function findOrInstallPostgres() {
  const found = findPostgres()
  if (found) return found
  return installDebianPackage('postgresql', ['--no-install-recommends']) ? findPostgres() : null
}

/** @param {string} folder */
function versionsUnder(folder) {
  if (!existsSync(folder)) return []
  const newestFirst = readdirSync(folder).sort((a, b) => Number.parseInt(b) - Number.parseInt(a))
  return newestFirst.map((version) => join(folder, version, 'bin'))
}

/** @param {string} folder */
function brewed(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => /^postgresql(@\d+)?$/.test(name))
  return names
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(folder, name, 'bin'))
}

function configured() {
  const config = onPath(['pg_config'])
  return config && execFileSync(config, ['--bindir'], { encoding: 'utf8' }).trim()
}

/** Returns 0 if the server or `initdb` is missing: Debian's client package contains only `pg_config`. */
function majorOf(/** @type {string} */ folder) {
  const server = join(folder, 'postgres')
  if (!isExecutable(server) || !isExecutable(join(folder, 'initdb'))) return 0
  const version = execFileSync(server, ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(version)?.[1] ?? 0)
}
