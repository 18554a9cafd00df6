import { expect, test } from 'vitest'
import { wholeProject } from '#test/app/posting.ts'
import { adviceOf } from './advice.ts'
import { draftSchema } from './content.ts'

const whole = draftSchema.parse({
  ...wholeProject,
  type: 'project',
  description: 'Word '.repeat(60),
})
const fieldsOf = (...asked: Parameters<typeof adviceOf>) =>
  adviceOf(...asked).map(({ field }) => field)

test('a post with a long text, a place and described pictures needs no advice', () => {
  expect(adviceOf(whole, [{ alt: 'Two people at a table' }])).toEqual([])
})

test('a short text, no place, no picture and an undescribed picture are pointed out', () => {
  expect(fieldsOf({ ...whole, description: 'Come.' }, [{ alt: 'A table' }])).toEqual([
    'description',
  ])
  expect(fieldsOf({ ...whole, location: '' }, [{ alt: 'A table' }])).toEqual(['location'])
  expect(fieldsOf(whole, [])).toEqual(['image'])
  expect(fieldsOf(whole, [{ alt: 'A table' }, { alt: '' }])).toEqual(['pictures.1.alt'])
})

test('what is online needs no place, and an empty text is an error, not advice', () => {
  expect(fieldsOf({ ...whole, region: 'none', location: '' }, [{ alt: 'x' }])).toEqual([])
  expect(fieldsOf({ ...whole, description: '' }, [{ alt: 'x' }])).toEqual([])
})
