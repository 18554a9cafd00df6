import type { TestApp } from './create-test-app.ts'

/** How many rows tell the planner that reading all of them would be dear. */
export const MANY = 20_000

/**
 * Puts rows into a table past its triggers, with which so many would take minutes, and lets the planner know. The owner of
 * the tables, who does it, must be let past row security before.
 */
export async function addManyRows(
  world: TestApp,
  table: string,
  insert: string,
  values: unknown[] = [],
): Promise<void> {
  await world.asOwner(`alter table ${table} disable trigger user`)
  await world.asOwner(insert, values)
  await world.asOwner(`alter table ${table} enable trigger user`)
  // Vacuumed too, as the product's databases are: or else no index alone could answer.
  await world.asOwner(`vacuum analyze ${table}`)
}
