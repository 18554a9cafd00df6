import { test } from '@playwright/test'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { VERSIONS } from '../old-data/open-old.ts'
import { expectOldServed } from '../old-data/serve-old.ts'

// With every `npm test`, `old-data.db.test.ts` opens the old rows and files.
for (const version of VERSIONS) {
  test(`data from ${version} still works: users, sessions, links and files`, () =>
    expectOldServed({ version, engine: 'embedded' }))

  test(`what ${version} left on a server is served in production`, async () => {
    test.skip(findPostgres() === null, 'There is no PostgreSQL.')
    await expectOldServed({ version, engine: 'server' })
  })
}
