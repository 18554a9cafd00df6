import { defineConfig } from 'vitest/config'
import { findPostgres } from './scripts/find-postgres.mjs'

const unit = [
  '{app,db,domain,platform,scripts}/**/*.test.{ts,tsx}',
  'test/{laws,postgres,faults}/**/*.test.ts',
]
const database = ['{app,domain,platform,scripts,db,test}/**/*.db.test.ts']

// A test that hangs is to be ended; one on a busy machine is not.
const patience = { testTimeout: 120_000, hookTimeout: 180_000 }

const hasPostgres = findPostgres() !== null
if (!hasPostgres) {
  console.warn(
    '\n!!! No PostgreSQL 15 or newer is there: the tests do NOT run on a real server. !!!\n',
  )
}

const pglite = {
  test: {
    name: 'pglite',
    include: database,
    // Whole pages, asked as each role: half a minute that says the same on both. Journeys open this database too.
    exclude: ['node_modules', ...(hasPostgres ? ['test/doors/**'] : [])],
    // Each file has a world of its own; what it imports may be shared, which is half of the time.
    isolate: false,
    env: { TEST_DATABASE: 'pglite' },
    globalSetup: ['test/world/pglite-template.ts'],
    ...patience,
  },
}

const postgres = {
  test: {
    ...pglite.test,
    name: 'postgres',
    exclude: ['node_modules'],
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['test/postgres/global-setup.ts', 'test/world/postgres-template.ts'],
  },
}

// Without the router's plugin: tests see the plain modules.
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Once more; `npm test` tells which ones needed it.
    retry: 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          exclude: ['**/*.db.test.ts', 'node_modules'],
          // What they import may be shared, which is a third of the time.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.{fault,test}.ts'],
          // Each is counted as it comes, and none beside another: they take the machine to its limits.
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
