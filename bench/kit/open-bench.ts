import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSwitches } from '#domain/content/open-switches.ts'
import type { Actor } from '../../platform/actor.ts'
import { systemClock } from '../../platform/clock.ts'
import { newId } from '../../platform/database/new-id.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { readEnv } from '../../platform/env.ts'
import { openLog } from '../../platform/log.ts'
import type { Caller } from '../../platform/operation.ts'
import { openPictures } from '../../platform/pictures/open-pictures.ts'
import { openSeal } from '../../platform/seal.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'

/** A migrated database as the product's operations are called on it. */
export type Bench = {
  scope: Caller['house']['scope']
  /** A caller of operations, each time with a key of its own. */
  caller(actor: Actor): Caller
  close(): Promise<void>
}

/** Opens the database at that address, migrating it first, with as much of a house as operations need. */
export async function openBench(url: string): Promise<Bench> {
  const log = openLog('fatal')
  const env = readEnv({ APP_ENV: 'demo', DATABASE_URL: url })
  const database = await openDatabase(env, log)
  const switches = openSwitches({ scope: database.scope })
  await switches.refresh()
  const house: Caller['house'] = {
    env,
    scope: database.scope,
    clock: systemClock,
    log,
    wakeMail() {},
    origin: 'http://127.0.0.1',
    seal: openSeal('bench'),
    storage: openStorage(path.join(tmpdir(), 'f4i-bench')),
    pictures: openPictures(),
    payments: null,
    model: null,
    switches,
  }
  return {
    scope: database.scope,
    caller: (actor) => ({ house, actor, requestId: randomUUID(), key: newId() }),
    close: () => database.close(),
  }
}
