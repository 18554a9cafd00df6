import { becomeOwner } from '../platform/become-owner.ts'
import { readSettings } from '../platform/settings-file.ts'
import { copyFiles } from '../platform/storage/copy-files.ts'
import { openFolderStorage, openS3Storage } from '../platform/storage/open-storage.ts'
import { wordsOf } from './words-of.ts'

// npm run move-files -- s3|folder: copies all uploaded files to S3-compatible storage or to DATA_DIR. See docs/operations.md.
const [target, ...more] = process.argv.slice(2)
if ((target !== 's3' && target !== 'folder') || more.length > 0) {
  console.error('Usage: npm run move-files -- s3|folder')
  process.exit(1)
}

try {
  const env = readSettings(process.env)
  const became = becomeOwner(env.DATA_DIR)
  if (became) console.error(became)
  const s3 = openS3Storage(env)
  if (!s3) throw new Error('S3_ENDPOINT and the settings with it must be set, in both directions.')
  const folder = openFolderStorage(env)
  const [from, to] = target === 's3' ? [folder, s3] : [s3, folder]
  const { copied, same, replaced, bytes } = await copyFiles(from, to)
  console.log(
    `From ${from.place} to ${to.place}: ${copied} files copied and ${replaced} replaced (${bytes} bytes), ${same} were there already. The originals stay.`,
  )
  process.exit(0)
} catch (error) {
  console.error(`Not all files were copied; run the command again to continue. ${wordsOf(error)}`)
  process.exit(1)
}
