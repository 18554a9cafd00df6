import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** First the process that starts the others, so that none escapes; then those listed by the server. */
export async function freeze(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const first = firstProcess(folder)
  process.kill(first, 'SIGSTOP')
  // If this process dies before `thaw`, the supervisor reads here which processes to resume.
  writeFileSync(join(folder, 'frozen'), String(first))
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  const all = [first, ...rows.map(({ pid }) => pid)]
  writeFileSync(join(folder, 'frozen'), all.join(' '))
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  client.end().catch(() => {})
}

/** Just started processes exit by themselves, and until then their shared memory prevents a restart of the server. */
export async function whenLetGo(folder: string): Promise<void> {
  const [, id] = (lockFile(folder)[6] ?? '').trim().split(/\s+/)
  const isHeld = () => {
    const [head = '', ...lines] = readFileSync('/proc/sysvipc/shm', 'utf8').trim().split('\n')
    const names = head.trim().split(/\s+/)
    const row = lines.map((line) => line.trim().split(/\s+/))
    const at = row.find((cells) => cells[names.indexOf('shmid')] === id)
    return at !== undefined && at[names.indexOf('nattch')] !== '0'
  }
  if (!existsSync('/proc/sysvipc/shm')) await pause(1_000)
  else while (isHeld()) await pause(10)
}

/** The process that starts the others. */
export function firstProcess(folder: string): number {
  return Number(lockFile(folder)[0])
}

/** The lines of the server's pid file. */
function lockFile(folder: string): string[] {
  return readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
}

/** Resumes frozen processes. */
export function thaw(folder: string): void {
  for (const pid of readFileSync(join(folder, 'frozen'), 'utf8').split(' ')) {
    process.kill(Number(pid), 'SIGCONT')
  }
  rmSync(join(folder, 'frozen'))
}
