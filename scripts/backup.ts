import path from 'node:path'
import { makeBackup } from '../platform/backup/make-backup.ts'
import { openSource } from '../platform/backup/open-source.ts'
import { becomeOwner } from '../platform/become-owner.ts'
import { readSettings } from '../platform/settings-file.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { readProgramVersion } from './program-version.ts'
import { wordsOf } from './words-of.ts'

// npm run backup -- FILE [--without-missing-files]: saves all data to one file while the product runs. See docs/operations.md.
const words = process.argv.slice(2)
const lacking = words.includes('--without-missing-files')
const [file, ...more] = words.filter((word) => word !== '--without-missing-files')
if (!file || more.length > 0) {
  console.error('Usage: npm run backup -- FILE.tar.gz [--without-missing-files]')
  process.exit(1)
}

try {
  const env = readSettings(process.env)
  const became = becomeOwner(env.DATA_DIR)
  if (became) console.error(became)
  const archive = path.resolve(process.env['INIT_CWD'] ?? '', file)
  const source = await openSource(env)
  try {
    const { end, manifest, bytes, snapshotMs, missing } = await makeBackup({
      client: source.client,
      storage: openStorage(env),
      archive,
      program: readProgramVersion(),
      kind: source.kind,
      now: new Date(),
      lacking,
    })
    const rows = Object.values(end.tables).reduce((sum, count) => sum + count, 0)
    console.log(
      `${archive}: ${rows} rows of ${Object.keys(end.tables).length} tables and ${end.files} files of the ${manifest.kind} database, ${bytes} bytes; rows were read for ${Math.round(snapshotMs)} ms.`,
    )
    if (missing.length > 0) {
      console.error(`The backup lacks ${missing.length} missing files: ${missing.join(', ')}.`)
    }
  } finally {
    await source.close()
  }
  process.exit(0)
} catch (error) {
  console.error(`No backup was created. ${wordsOf(error)}`)
  process.exit(1)
}
