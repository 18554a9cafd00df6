import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadDemo } from '../db/demo/load-demo.ts'
import { createFeatureFlags } from '../domain/content/create-feature-flags.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { readEnv } from '../platform/env.ts'
import { createLogger } from '../platform/log.ts'
import type { Caller } from '../platform/operation.ts'
import { createImageProcessor } from '../platform/pictures/create-image-processor.ts'
import { createTokenSigner } from '../platform/token-signer.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import { askEverything, hitRate, missWords, type Judged } from '../test/assistant/hit-rate.ts'
import { questions } from '../test/assistant/questions/all.ts'

// npm run assistant:hits [-- WORDS]: prints how many questions the built-in assistant answers as expected, on a temporary demo
// database. With WORDS, asks only the questions that contain them and prints complete answers.
const wanted = process.argv.slice(2).join(' ').toLowerCase()
const folder = await mkdtemp(path.join(tmpdir(), 'assistant-hits-'))
const log = createLogger('warn')
const env = readEnv({ APP_ENV: 'demo', DATA_DIR: folder })
const database = await openDatabase(env, log)
try {
  await loadDemo(database, { put: async () => {} })
  const switches = createFeatureFlags({ scope: database.scope })
  await switches.refresh()
  const caller: Caller = {
    runtime: {
      env,
      scope: database.scope,
      clock: systemClock,
      log,
      wakeMail() {},
      origin: 'http://127.0.0.1:3000',
      seal: createTokenSigner(randomUUID()),
      storage: createStorage(path.join(folder, 'files')),
      pictures: createImageProcessor(),
      payments: null,
      model: null,
      switches,
    },
    actor: { kind: 'visitor' },
    requestId: randomUUID(),
  }
  const asked = Object.entries(questions).map(([kind, all]) => [
    kind,
    all.filter(({ say }) => JSON.stringify(say).toLowerCase().includes(wanted)),
  ])
  report(await askEverything(caller, Object.fromEntries(asked)))
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

function report(judged: readonly Judged[]): void {
  for (const one of judged) {
    if (one.wrong.length > 0) console.log(missWords(one))
    if (wanted) console.log(JSON.stringify(one.answer, null, 2))
  }
  for (const kind of Object.keys(questions)) {
    const of = judged.filter((one) => one.kind === kind)
    if (of.length > 0) console.log(`${kind}: ${percent(hitRate(of))} of ${of.length}`)
  }
  const times = judged.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other)
  const median = times[Math.floor(times.length / 2)] ?? 0
  console.log(`${percent(hitRate(judged))} of ${judged.length}; median ${median.toFixed(0)} ms`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
