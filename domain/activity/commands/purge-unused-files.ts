import { sql } from 'kysely'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/**
 * Deletes rows of files that nothing references, two days after upload: until then a form may still reference them. The
 * referencing columns are read from the database catalog. `forgetBytes` deletes the bytes.
 */
export const purgeUnusedFiles = purgeSeparately(
  'retention.forget-unused-files',
  async ({ db, now }) => {
    const { rows } = await sql<{ table: string; column: string }>`
        select c.conrelid::regclass::text as table, a.attname as column
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'app.files'::regclass`.execute(db)
    const unused = rows.map(
      ({ table, column }) => sql`and not exists (
          select from ${sql.table(table)} r where r.${sql.ref(column)} = f.id)`,
    )
    const { numAffectedRows } = await sql`
        delete from files where id in (
          select f.id from files f
          where f.created_at < ${daysBefore(now, RETENTION_DAYS.unusedFiles)} ${sql.join(unused, sql` `)}
          limit ${AT_ONCE})
      `.execute(db)
    return Number(numAffectedRows ?? 0)
  },
)
