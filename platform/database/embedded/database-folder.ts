import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The major version of the PostgreSQL inside PGlite. */
const MAJOR = '18'

/**
 * Checks whether a folder can be opened, and creates it if it is missing. Throws a readable error if it has other content or
 * the files of another PostgreSQL. Call `finish` once a new database is complete; until then the next start creates it again,
 * because an incomplete database would never open.
 */
export function prepareFolder(folder: string): { finish(): Promise<void> } {
  const marker = `${folder}.unfinished`
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const isEmpty = readdirSync(folder).length === 0
  if (!isEmpty) checkVersion(folder)
  else
    writeFileSync(
      marker,
      'The database beside this file was not finished. The next start makes it anew.\n',
    )

  return {
    async finish() {
      if (!isEmpty) return
      await syncTree(folder)
      await rm(marker)
      await syncPath(dirname(folder))
    },
  }
}

function checkVersion(folder: string) {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file))
    throw new Error(
      `The folder ${folder} is not empty and holds no database. Empty it, or choose another DATA_DIR.`,
    )
  const found = readFileSync(file, 'utf8').trim()
  if (found === MAJOR) return
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${found}, this release opens PostgreSQL ${MAJOR}. ` +
      'Export it as SQL with the release that made it and load that into a new folder, or choose another DATA_DIR.',
  )
}

/** A new database is written without fsync; flush it, so that a power failure cannot destroy its base files. */
async function syncTree(folder: string) {
  for (const entry of await readdir(folder, { recursive: true }))
    await syncPath(join(folder, entry))
  await syncPath(folder)
}

async function syncPath(path: string) {
  // Windows cannot open directories.
  const file = await open(path, 'r').catch(() => null)
  try {
    await file?.sync()
  } finally {
    await file?.close()
  }
}
