import path from 'node:path'
import type pg from 'pg'
import { forgetDemo } from '../db/demo/load-demo-once.ts'
import { openTarget } from '../platform/backup/open-target.ts'
import { checkArchive, restoreBackup } from '../platform/backup/restore-backup.ts'
import { MIGRATIONS } from '../platform/database/open-database.ts'
import { becomeOwner } from '../platform/become-owner.ts'
import { readSettings } from '../platform/settings-file.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { wordsOf } from './words-of.ts'

// npm run restore -- FILE [--replace]: restores a backup into the configured database and storage of files.
const words = process.argv.slice(2)
const replace = words.includes('--replace')
const [file, ...more] = words.filter((word) => word !== '--replace')
if (!file || more.length > 0) {
  console.error('Usage: npm run restore -- FILE.tar.gz [--replace]')
  process.exit(1)
}

try {
  const env = readSettings(process.env)
  const became = becomeOwner(env.DATA_DIR)
  if (became) console.error(became)
  const archive = path.resolve(process.env['INIT_CWD'] ?? '', file)
  const { manifest, migrations } = await checkArchive(archive, MIGRATIONS)
  const target = await openTarget(env)
  try {
    const storage = openStorage(env)
    const { client } = target
    if (replace) {
      console.log(
        `Replacing the ${target.kind} database and the files in ${storage.place} with the backup of ${manifest.at}. Files that the backup lacks are kept.`,
      )
    }
    const { end, aside, moved, missing } = await restoreBackup({
      client,
      storage,
      archive,
      migrations,
      replace,
    })
    await forgetDemo(env.DATA_DIR)
    const rows = Object.values(end.tables).reduce((sum, count) => sum + count, 0)
    console.log(
      `Restored ${rows} rows and ${end.files} files of ${manifest.at} (version ${manifest.program}, ${manifest.kind} database).`,
    )
    if (aside) {
      console.log(`Moved ${moved} files that no restored row refers to, to ${aside}.`)
    }
    if (missing.length > 0) {
      console.error(
        `${missing.length} uploaded files are neither in the backup nor in ${storage.place}: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}.`,
      )
    }
    await tellWaitingMails(client)
  } finally {
    await target.close()
  }
  process.exit(0)
} catch (error) {
  console.error(`Nothing was restored or changed. ${wordsOf(error)}`)
  process.exit(1)
}

/** They may have been sent after the backup, and are sent again when the product starts. */
async function tellWaitingMails(client: pg.Client): Promise<void> {
  await client.query('set role app_system')
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int as waiting from app.mails where status = 'queued'`,
  )
  const waiting = rows[0]?.waiting ?? 0
  if (waiting > 0)
    console.log(`${waiting} emails are waiting and will be sent when the product starts.`)
}
