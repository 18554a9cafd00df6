import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFeatureFlags } from '#domain/content/create-feature-flags.ts'
import type { Actor } from '../../platform/actor.ts'
import { systemClock } from '../../platform/clock.ts'
import { newId } from '../../platform/database/new-id.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { readEnv } from '../../platform/env.ts'
import { createLogger } from '../../platform/log.ts'
import type { Caller } from '../../platform/operation.ts'
import { createImageProcessor } from '#platform/pictures/create-image-processor.ts'
import { createTokenSigner } from '#platform/token-signer.ts'
import { createStorage } from '#platform/storage/create-storage.ts'

/** A migrated database for calling the product's operations. */
export type Bench = {
  scope: Caller['runtime']['scope']
  /** Creates a caller with a new request id. */
  caller(actor: Actor): Caller
  close(): Promise<void>
}

/** Migrates and opens the database at a URL, with a minimal runtime for operations. */
export async function openBench(url: string): Promise<Bench> {
  const log = createLogger('fatal')
  const env = readEnv({ APP_ENV: 'demo', DATABASE_URL: url })
  const database = await openDatabase(env, log)
  const switches = createFeatureFlags({ scope: database.scope })
  await switches.refresh()
  const runtime: Caller['runtime'] = {
    env,
    scope: database.scope,
    clock: systemClock,
    log,
    wakeMail() {},
    origin: 'http://127.0.0.1',
    seal: createTokenSigner('bench'),
    storage: createStorage(path.join(tmpdir(), 'f4i-bench')),
    pictures: createImageProcessor(),
    payments: null,
    model: null,
    switches,
  }
  return {
    scope: database.scope,
    caller: (actor) => ({ runtime, actor, requestId: randomUUID(), key: newId() }),
    close: () => database.close(),
  }
}
