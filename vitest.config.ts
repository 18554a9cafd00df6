import { defineConfig } from 'vitest/config'
import { findPostgres } from './scripts/find-postgres.mjs'
import { bundleMessages } from './test/load/bundle-messages.ts'

await bundleMessages()
await import('./test/load/hooks.ts')

/**
 * Node loads the modules by itself, not Vite for it: a third of the time. What it cannot load is in `test/load/hooks.ts`. Each
 * file has an app of its own; the modules are shared by the files of a worker.
 */
const native = {
  isolate: false,
  execArgv: ['--import', './test/load/hooks.ts'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

const unit = [
  '{app,db,domain,platform,scripts}/**/*.test.{ts,tsx}',
  'test/{laws,postgres,faults,closed}/**/*.test.ts',
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

/**
 * Where there is a server too, the embedded database is asked what its own making may answer differently: all that runs
 * under the product, the laws of rows, the demo, and what searches, sorts, counts or forgets. The rest says the same on both, and
 * journeys run it on the embedded one; `npm run test:everywhere` asks all of it there as well. See docs/decisions/0023.
 */
const ofItsMaking = [
  '{platform,db,scripts,app/request}/**/*.db.test.ts',
  'test/{laws,live,world}/**/*.db.test.ts',
  'domain/**/*{list,search,find,count,match,plans,sitemap,forget,retention,figures,public,stats}*.db.test.ts',
]
const everywhere = !hasPostgres || process.env['EVERYWHERE'] === '1'

const pglite = {
  test: {
    name: 'pglite',
    include: everywhere ? database : ofItsMaking,
    exclude: ['node_modules'],
    ...native,
    env: { TEST_DATABASE: 'pglite' },
    globalSetup: ['test/world/pglite-template.ts'],
    ...patience,
  },
}

const postgres = {
  test: {
    ...pglite.test,
    name: 'postgres',
    include: database,
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['test/postgres/global-setup.ts', 'test/world/postgres-template.ts'],
  },
}

// Without the router's plugin: tests see the plain modules.
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
          globalSetup: ['test/faults/furnish-faults.ts'],
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
