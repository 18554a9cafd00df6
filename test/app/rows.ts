import type { Insertable, Kysely, Selectable, UpdateResult } from 'kysely'
import type { DB } from '#platform/database/schema.generated.ts'
import type { Db } from '#platform/database/scope.ts'

type Table = keyof DB & string
type Row<T extends Table> = Selectable<DB[T]>
type Column<T extends Table> = keyof Row<T> & string
type Where<T extends Table> = { [C in Column<T>]?: Row<T>[C] | null }

/** Single statements of one actor, each in its own transaction. What the database refuses throws. */
export type Rows = {
  /** These columns of the first row with these values; throws if there is none. */
  row<T extends Table, C extends Column<T>>(
    table: T,
    columns: readonly C[] | '*',
    where: Where<T>,
  ): Promise<Pick<Row<T>, C>>
  /** These columns of all rows with these values, in order of one column if it is named. */
  rows<T extends Table, C extends Column<T>>(
    table: T,
    columns: readonly C[] | '*',
    where?: Where<T>,
    orderBy?: Column<T>,
  ): Promise<Pick<Row<T>, C>[]>
  insert<T extends Table>(
    table: T,
    values: Insertable<DB[T]> | readonly Insertable<DB[T]>[],
  ): Promise<void>
  /** Sets these columns in all rows with these values that the actor can reach, and returns how many they were. */
  update<T extends Table>(
    table: T,
    set: Partial<Insertable<DB[T]>>,
    where?: Where<T>,
  ): Promise<UpdateResult>
  /** Deletes the rows with these values that the actor can reach. */
  delete<T extends Table>(table: T, where?: Where<T>): Promise<void>
}

// Kysely cannot type a statement whose table is a parameter; `Rows` does.
type Values = Record<string, unknown>
type AnyTables = Record<string, Values>

/** The statements of whoever `run` runs work as. */
export function rowsOf(run: <R>(work: (db: Db) => Promise<R>) => Promise<R>): Rows {
  const as = <R>(work: (db: Kysely<AnyTables>) => Promise<R>) =>
    run((db) => work(db as unknown as Kysely<AnyTables>))
  type Columns = readonly string[] | '*'
  const rows = (table: string, columns: Columns, where: Values = {}, orderBy?: string) =>
    as((db) =>
      db
        .selectFrom(table)
        .$call((query) => (columns === '*' ? query.selectAll() : query.select(columns)))
        .where((is) => is.and(where))
        .$if(orderBy !== undefined, (query) => query.orderBy(orderBy ?? ''))
        .execute(),
    )
  return {
    rows,
    async row(table: string, columns: Columns, where: Values) {
      const [row] = await rows(table, columns, where)
      if (!row) throw new Error(`no row of ${table} is ${JSON.stringify(where)}`)
      return row
    },
    insert: (table: string, values: Values) =>
      as(async (db) => {
        await db.insertInto(table).values(values).execute()
      }),
    update: (table: string, set: Values, where: Values = {}) =>
      as((db) =>
        db
          .updateTable(table)
          .set(set)
          .where((is) => is.and(where))
          .executeTakeFirstOrThrow(),
      ),
    delete: (table: string, where: Values = {}) =>
      as(async (db) => {
        await db
          .deleteFrom(table)
          .where((is) => is.and(where))
          .execute()
      }),
  } as unknown as Rows
}
