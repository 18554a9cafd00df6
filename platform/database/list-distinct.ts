import { sql } from 'kysely'
import type { Db } from './scope.ts'

/**
 * Lists the few distinct values of the first column of an index, ordered and without null: one look-up each, regardless of the
 * number of rows.
 */
export async function listDistinct(db: Db, table: string, column: string): Promise<string[]> {
  const [from, value] = [sql.table(table), sql.ref(column)]
  const { rows } = await sql<{ value: string }>`
    with recursive found (value) as (
      (select ${value} from ${from} where ${value} is not null order by ${value} limit 1)
      union all
      select (select ${value} from ${from} where ${value} > found.value order by ${value} limit 1)
      from found where found.value is not null)
    select value from found where value is not null`.execute(db)
  return rows.map((row) => row.value)
}
