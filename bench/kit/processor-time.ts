import { readFileSync } from 'node:fs'
import pg from 'pg'

/** The clocks of Linux count hundredths of a second. */
const TICK_MS = 10

/** How long a process has used a processor so far, all its threads together, in milliseconds; a busy machine changes it little. */
export function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * TICK_MS
}

/** The same of each process of a PostgreSQL server that serves a database, by its id. */
export async function processorTimesOf(
  superuserUrl: string,
  database: string,
): Promise<Map<number, number>> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const text = 'select pid from pg_stat_activity where datname = $1'
  const { rows } = await client.query<{ pid: number }>(text, [database])
  await client.end()
  return new Map(rows.map(({ pid }) => [pid, processorTime(pid)]))
}
