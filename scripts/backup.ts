import path from 'node:path'
import { makeBackup } from '../platform/backup/make-backup.ts'
import { openSource } from '../platform/backup/open-source.ts'
import { readEnv } from '../platform/env.ts'
import { readProgramVersion } from './program-version.ts'

// npm run backup -- FILE: everything the product keeps, into one file, while it serves. See docs/operations.md.
const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) {
  console.error('Usage: npm run backup -- FILE.tar.gz')
  process.exit(1)
}

try {
  const env = readEnv(process.env)
  const archive = path.resolve(process.env['INIT_CWD'] ?? '', file)
  const source = await openSource(env)
  try {
    const { end, manifest, bytes, snapshotMs } = await makeBackup({
      client: source.client,
      files: path.join(env.DATA_DIR, 'files'),
      archive,
      program: readProgramVersion(),
      kind: source.kind,
      now: new Date(),
    })
    const rows = Object.values(end.tables).reduce((sum, count) => sum + count, 0)
    console.log(
      `${archive}: ${rows} rows of ${Object.keys(end.tables).length} tables and ${end.files} files of the ${manifest.kind} database, ${bytes} bytes; rows were read for ${Math.round(snapshotMs)} ms.`,
    )
  } finally {
    await source.close()
  }
  process.exit(0)
} catch (error) {
  console.error(`No backup was made. ${(error as Error).message}`)
  process.exit(1)
}
