import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installDebianPackage } from './debian-package.mjs'
import { isExecutable, onPath } from './on-path.mjs'

const oldest = 15

/**
 * The folder with `initdb` and `postgres` (15 or newer): POSTGRES_BIN, else the newest of this machine; null when there is none.
 *
 * @throws when POSTGRES_BIN names no such folder.
 * @returns {string | null}
 */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN
  if (named) {
    if (majorOf(named) < oldest)
      throw new Error(`POSTGRES_BIN names no PostgreSQL 15 or newer: ${named}`)
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
 * As `findPostgres`, and where there is none: Debian's package, if it may be installed.
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

/** 0 where the server or `initdb` is missing: Debian's client package brings `pg_config` alone. */
function majorOf(/** @type {string} */ folder) {
  const server = join(folder, 'postgres')
  if (!isExecutable(server) || !isExecutable(join(folder, 'initdb'))) return 0
  const version = execFileSync(server, ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(version)?.[1] ?? 0)
}
