import { sql } from 'kysely'
import { system, type TestApp } from './create-test-app.ts'

/** Announces something on a channel, by the way of the product's transactions: heard after what they have announced before. */
export function announceBehind(app: TestApp, channel: string): Promise<unknown> {
  return app.runtime.scope.as(system, (db) => sql`select app.announce(${channel}, '')`.execute(db))
}
