import { test } from '@playwright/test'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { VERSIONS } from '../old-data/open-old.ts'
import { expectOldServed } from '../old-data/serve-old.ts'

for (const version of VERSIONS) {
  test(`what ${version} left on a server is served in production`, async () => {
    test.skip(findPostgres() === null, 'There is no PostgreSQL.')
    await expectOldServed({ version, engine: 'server' })
  })
}
