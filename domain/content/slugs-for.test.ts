import { expect, test } from 'vitest'
import { slugsFor } from './slugs-for.ts'

test.each([
  ['Tel Aviv & Coastal Experience', 'tel-aviv-coastal-experience'],
  ['  Café Śląsk: 3 days ', 'cafe-slask-3-days'],
  ['סיור בגליל', 'tour'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('%s becomes %s', (title, slug) => {
  const slugs = slugsFor(title)
  expect(slugs.slice(0, 2)).toEqual([slug, `${slug}-2`])
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const one of slugs) expect(one).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})
