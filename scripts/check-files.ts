import { checkFiles, deleteOrphans } from '../platform/backup/check-files.ts'
import { openSource } from '../platform/backup/open-source.ts'
import { becomeOwner } from '../platform/become-owner.ts'
import { readSettings } from '../platform/settings-file.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { wordsOf } from './words-of.ts'

// npm run check-files [-- --delete-orphans]: compares the uploaded files with the database. See docs/operations.md.
const words = process.argv.slice(2)
if (words.some((word) => word !== '--delete-orphans')) {
  console.error('Usage: npm run check-files [-- --delete-orphans]')
  process.exit(1)
}

try {
  const env = readSettings(process.env)
  const became = becomeOwner(env.DATA_DIR)
  if (became) console.error(became)
  const storage = openStorage(env)
  const source = await openSource(env)
  try {
    const found = await checkFiles(source.client, storage, new Date())
    const { keys, missing, orphans } = found
    console.log(
      `${storage.place}: ${keys} files; ${missing.length} that rows name are missing or not whole; ${orphans.length} belong to no row.`,
    )
    for (const id of missing) console.log(`missing ${id}`)
    for (const key of orphans) console.log(`orphan ${key}`)
    if (words.length > 0) {
      await deleteOrphans(storage, found)
      console.log(`${orphans.length} orphans were deleted.`)
    }
    process.exitCode = missing.length > 0 ? 1 : 0
  } finally {
    await source.close()
  }
  process.exit()
} catch (error) {
  console.error(wordsOf(error))
  process.exit(1)
}
