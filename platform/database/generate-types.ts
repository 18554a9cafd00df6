import { generate, PostgresDialect as Introspection } from 'kysely-codegen'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

/**
 * Generates the TypeScript types of a migrated database's schema `app`. Times are Date, dates are text, counts are numbers (see
 * `create-pool.ts`).
 */
export async function generateTypes(pool: pg.Pool): Promise<string> {
  return generate({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    dialect: new Introspection({ dateParser: 'string' }),
    defaultSchemas: ['app'],
    includePattern: 'app.*',
    typeMapping: { int8: 'number' },
    typeOnlyImports: true,
    camelCase: true,
  })
}
