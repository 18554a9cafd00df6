import { expect, test } from 'vitest'
import { checkReasons } from './check-reasons.ts'
import type { RecommendationReason } from './reason.ts'

const ofChildren: RecommendationReason = {
  why: 'topic',
  topic: 'healthcare',
  close: 'Children and youth',
}
const negev: RecommendationReason = { why: 'place', district: 'southern-district', from: 'negev' }
const south: RecommendationReason = { why: 'place', district: 'southern-district', from: 'south' }

const check = (reason: RecommendationReason, text: string, location: string | null = null) => {
  const weighing = { met: [{ reason, points: 16 }], beside: [], score: 20 }
  const { met, score } = checkReasons(weighing, { text, location })
  return [score, ...met.map((one) => one.reason)]
}

test.each(['Riding for children with cerebral palsy', 'Teenagers sail', 'A Youth orchestra'])(
  '%s mentions children',
  (text) => {
    expect(check(ofChildren, text)).toEqual([20, { why: 'children' }])
  },
)
test('a topic only related to children is not a reason by itself', () => {
  expect(check(ofChildren, 'A clinic for soldiers, kidneys above all')).toEqual([4])
  expect(check({ ...ofChildren, close: 'Sports' } as RecommendationReason, '')).toHaveLength(2)
})
test.each(['Ashdod', 'Ashkelon Marina', 'Kiryat Malachi', 'Kiryat Malakhi', 'Kiryat Gat'])(
  '%s is not in the Negev',
  (location) => {
    expect(check(negev, '', location)).toEqual([4])
    expect(check(south, '', location)).toEqual([20, south])
  },
)
test.each(["Be'er Sheva", 'Yeruham', null])('%s may be', (location) => {
  expect(check(negev, '', location)).toEqual([20, negev])
})
