import { VERSIONS } from '../old-data/open-old.ts'
import { expectOldServed } from '../old-data/serve-old.ts'
import { test } from '@playwright/test'

for (const version of VERSIONS) {
  test(`data from ${version} still works: users, sessions, links and files`, () =>
    expectOldServed({ version, engine: 'embedded' }))
}
