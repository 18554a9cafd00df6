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
import { GRADES } from '../test/assistant/held-out/grade-answer.ts'
import { heldOut } from '../test/assistant/held-out/all.ts'
import {
  askEverything,
  gradeEverything,
  hitRate,
  missWords,
  type GradedQuestion,
  type Judged,
} from '../test/assistant/hit-rate.ts'
import { questions } from '../test/assistant/questions/all.ts'

// npm run assistant:hits [-- WORDS]: prints how many questions the built-in assistant answers as expected, on a temporary demo
// database, and grades the questions that nobody tunes it on. With WORDS, asks only the questions that contain them and
// prints complete answers.
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
  report(await askEverything(caller, onlyWanted(questions)))
  reportGrades(await gradeEverything(caller, onlyWanted(heldOut)))
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

function onlyWanted<Asked extends { say: string | readonly string[] }>(
  all: Record<string, readonly Asked[]>,
): Record<string, Asked[]> {
  return Object.fromEntries(
    Object.entries(all).map(([kind, asked]) => [
      kind,
      asked.filter(({ say }) => JSON.stringify(say).toLowerCase().includes(wanted)),
    ]),
  )
}

function reportGrades(graded: readonly GradedQuestion[]): void {
  for (const { kind, say, grade, answer } of graded) {
    if (grade !== 'right') console.log(`${grade}: ${kind}: ${say} (${answer.outcome})`)
    if (wanted) console.log(JSON.stringify(answer, null, 2))
  }
  for (const kind of [...Object.keys(heldOut), 'held out']) {
    const of = graded.filter((one) => kind === 'held out' || one.kind === kind)
    const counts = GRADES.map(
      (grade) => `${of.filter((one) => one.grade === grade).length} ${grade}`,
    )
    if (of.length > 0) console.log(`${kind}: ${counts.join(', ')} of ${of.length}`)
  }
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
