import { defineConfig } from 'vitest/config'
import { findPostgres } from './scripts/find-postgres.mjs'
import { bundleMessages } from './test/load/bundle-messages.ts'

await bundleMessages()
await import('./test/load/hooks.ts')

/**
 * Node loads the modules instead of Vite, which takes a third of the time. `test/load/hooks.ts` loads what Node cannot. Each
 * file has its own app; the files of a worker share modules.
 */
const native = {
  isolate: false,
  execArgv: ['--import', './test/load/hooks.ts'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

const unit = [
  '{app,db,domain,platform,scripts}/**/*.test.{ts,tsx}',
  'test/{architecture,postgres,faults,hardening}/**/*.test.ts',
]
const database = ['{app,domain,platform,scripts,db,test}/**/*.db.test.ts']

// Ends a test that hangs, but not one on a busy machine.
const patience = { testTimeout: 120_000, hookTimeout: 180_000 }

const hasPostgres = findPostgres() !== null
if (!hasPostgres) {
  console.warn(
    '\n!!! No PostgreSQL 15 or newer is there: the tests do NOT run on a real server. !!!\n',
  )
}

/**
 * If there is a server, only tests whose result may depend on the engine also run on the embedded database: connections, locks,
 * notifications, row security and the schema, backups, and what visitors search. Browser tests run everything else on the
 * embedded database, where they open every page; `npm run test:everywhere` runs all tests on both. See docs/decisions/0023.
 */
const embeddedToo = [
  'platform/{attempts,backup,database}/*.db.test.ts',
  'platform/operation.db.test.ts',
  'test/architecture/{row-security,schema-types,sign-in-apart,who-sees-what}.db.test.ts',
  'test/live/*.db.test.ts',
  'domain/partners/queries/list-public-partners.db.test.ts',
  'domain/project-events/{list-filters,search-weeks}.db.test.ts',
  'domain/project-events/queries/{find-matching,list-map,list-public}.db.test.ts',
  'domain/store/public-products.db.test.ts',
]
const everywhere = !hasPostgres || process.env['EVERYWHERE'] === '1'

const pglite = {
  test: {
    name: 'pglite',
    include: everywhere ? database : embeddedToo,
    exclude: ['node_modules'],
    ...native,
    env: { TEST_DATABASE: 'pglite' },
    globalSetup: ['test/app/pglite-template.ts'],
    setupFiles: ['test/app/to-be-refused.ts'],
    ...patience,
  },
}

const postgres = {
  test: {
    ...pglite.test,
    name: 'postgres',
    include: database,
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['test/postgres/global-setup.ts', 'test/app/postgres-template.ts'],
  },
}

// Without the router's plugin: tests import the plain modules.
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          exclude: ['**/*.db.test.ts', 'node_modules'],
          ...native,
          ...patience,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.{fault,test}.ts'],
          globalSetup: ['test/faults/global-setup.ts'],
          // No retries, and one file at a time: fault tests use the machine to its limits.
          retry: 0,
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      pglite,
      ...(hasPostgres ? [postgres] : []),
    ],
  },
})
