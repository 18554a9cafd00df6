import { PGlite } from '@electric-sql/pglite'
import { openPGlite } from './open-pglite.ts'

// Run by a test: opens a database, runs queries until V8 optimizes the hot code, and prints the maximum memory in MiB.
const [folder = '', how, statements] = process.argv.slice(2)
const db = how === 'plain' ? await PGlite.create(folder) : await openPGlite(folder, null)
for (let asked = 0; asked < Number(statements); asked++) {
  await db.query('select 1 where 2 > 1 and 3 in (3, 4)')
}
await db.close()
process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1024)))
