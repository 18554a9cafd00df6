import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import type { Grade } from './held-out/grade-answer.ts'
import { heldOut } from './held-out/all.ts'
import { askEverything, gradeEverything, hitRate, missWords, type Judged } from './hit-rate.ts'
import { questions } from './questions/all.ts'

/** What is reached, less what a demo of another day may cost. */
const REACHED = 0.83
/** Of the questions that nobody tunes it on. */
const RIGHT = 0.8
const CONFIDENTLY_WRONG = 0.07

/** Every second question of each kind; all with `npm run test:everywhere` and `npm run assistant:hits`. */
function some<Asked>(of: Record<string, readonly Asked[]>): Record<string, readonly Asked[]> {
  if (process.env['EVERYWHERE']) return of
  const kinds = Object.entries(of)
  return Object.fromEntries(
    kinds.map(([kind, asked]) => [kind, asked.filter((_, n) => n % 2 === 0)]),
  )
}

const app = startTestApp()
let judged: Judged[]
beforeAll(async () => {
  await loadDemo(app.database, { put: async () => {} })
  judged = await askEverything(app.caller(visitor), some(questions))
}, 240_000)

test('the built-in assistant answers most questions as people may expect', () => {
  const misses = judged.filter(({ wrong }) => wrong.length > 0).map(missWords)
  console.log([`${(hitRate(judged) * 100).toFixed(1)} % of ${judged.length}`, ...misses].join('\n'))
  expect(judged.length).toBeGreaterThanOrEqual(120)
  expect(hitRate(judged)).toBeGreaterThanOrEqual(REACHED)
})

test('of questions that it was not made for, few are answered wrongly with confidence', async () => {
  const graded = await gradeEverything(app.caller(visitor), some(heldOut))
  const share = (grade: Grade) => graded.filter((one) => one.grade === grade).length / graded.length
  expect(graded.length).toBeGreaterThan(120)
  expect(share('right')).toBeGreaterThanOrEqual(RIGHT)
  expect(share('confidently-wrong')).toBeLessThanOrEqual(CONFIDENTLY_WRONG)
}, 240_000)

test('nothing is refused that may be asked, and nothing answered that must be refused', () => {
  const isWrong = ({ question, answer }: Judged) => {
    const { outcome } = question.expect
    if (outcome === undefined) return false
    const allowed = [outcome].flat()
    const isRefused = answer.outcome === 'refused'
    return allowed.includes('refused') ? allowed.length === 1 && !isRefused : isRefused
  }
  expect(judged.filter(isWrong).map(({ question }) => question.say)).toEqual([])
})

test('every address that an answer shows or names is one of ours', () => {
  const addresses = judged.flatMap(({ answer }) => [
    ...answer.cards.map(({ address }) => address),
    ...[...answer.text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address ?? ''),
  ])
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.filter((address) => !/^\/[a-z]?[\w/?=&#.%+-]*$/.test(address))).toEqual([])
})
