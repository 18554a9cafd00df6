import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#db/demo/load-demo.ts'
import { openWorld, visitor, type World } from '#test/world/open-world.ts'
import { askEverything, hitRate, missWords, type Judged } from './hit-rate.ts'
import { questions } from './questions/all.ts'

let world: World
let judged: Judged[]
beforeAll(async () => {
  world = await openWorld()
  await loadDemo(world.database, { put: async () => {} })
  judged = await askEverything(world.caller(visitor), questions)
}, 120_000)
afterAll(() => world.close())

test('the built-in assistant answers most questions as people may expect', () => {
  expect(judged.length).toBeGreaterThanOrEqual(120)
  console.log(
    `${(hitRate(judged) * 100).toFixed(1)} % of ${judged.length}\n${judged
      .filter(({ wrong }) => wrong.length > 0)
      .map(missWords)
      .join('\n')}`,
  )
  expect(hitRate(judged)).toBeGreaterThan(0.1)
})
