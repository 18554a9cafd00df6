import { readFileSync } from 'node:fs'
import pg from 'pg'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** Returns the CPU time of a process with all threads, in milliseconds; it depends little on other load. */
export function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * TICK_MS
}

/** Returns the CPU time of each PostgreSQL process that serves a database, by process id. */
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
