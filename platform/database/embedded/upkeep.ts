import type { WireSession } from './session.ts'
import type { Turns } from './turns.ts'

const LOOK_EVERY_MS = 5_000
const CHECKPOINT_EVERY_MS = 60_000
/** Written rows that trigger an early checkpoint. Keeps the log, and so crash recovery, short. */
const CHECKPOINT_ROWS = 20_000

/** Tables that exceed a server's default autovacuum thresholds, the most changed first. */
const NEEDY_TABLE = `
  select format('%I.%I', schemaname, relname)
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
     or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
     or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_dead_tup + n_mod_since_analyze desc
  limit 1`

/**
 * Does what a server's background processes do and PGlite lacks: vacuum, analyze and checkpoints, between transactions and only
 * after writes. One table at a time, so that nobody waits long.
 */
export function maintain(session: WireSession, turns: Turns, lookEveryMs = LOOK_EVERY_MS) {
  let sinceCheckpoint = 0
  let sinceVacuum = 0
  let checkpointAt = Date.now()

  const look = () => {
    sinceCheckpoint += turns.written
    sinceVacuum += turns.written
    turns.written = 0
    if (sinceVacuum > 0) {
      // Counts otherwise reach the statistics up to a second late.
      session.askAsSuperuser('select pg_stat_force_next_flush()')
      const table = session.askAsSuperuser(NEEDY_TABLE)[0]?.[0]
      if (table) session.askAsSuperuser(`vacuum (analyze) ${table}`)
      else sinceVacuum = 0
    }
    const isDue = Date.now() - checkpointAt >= CHECKPOINT_EVERY_MS
    if (sinceCheckpoint >= CHECKPOINT_ROWS || (sinceCheckpoint > 0 && isDue)) {
      session.askAsSuperuser('checkpoint')
      sinceCheckpoint = 0
      checkpointAt = Date.now()
    }
  }
  setInterval(() => turns.whenFree(look), lookEveryMs).unref()
}
