import { expect, test } from 'vitest'
import { origin, webUnderTest } from './web-under-test.ts'

test.each([
  [200, 30],
  [404, 40],
  [500, 50],
  [503, 30],
])('an answer of %i is a line of level %i', async (status, level) => {
  const web = webUnderTest({ handle: async () => new Response('', { status }) })
  await web.fetch(new Request(`${origin}/x`))
  expect(web.lines).toEqual([expect.objectContaining({ status, level, msg: 'answered' })])
})
