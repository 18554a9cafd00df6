import { expect, test } from 'vitest'
import { AppError } from '#platform/errors.ts'

const refused = () =>
  Promise.reject(new AppError('bad_input', 'Not this week.', { fields: { date: 'Too late.' } }))

test('a promise that is rejected so is refused', async () => {
  await expect(refused()).toBeRefused('bad_input', 'this week')
  await expect(refused()).toBeRefusedAt('date')
})

test.each([
  ['is fulfilled', () => Promise.resolve()],
  ['has another code', () => Promise.reject(new AppError('conflict', 'Not this week.'))],
  ['is an internal error', () => Promise.reject(new Error('Not this week.'))],
])('a promise that %s is not refused as expected', async (_, promise) => {
  await expect(expect(promise()).toBeRefused('bad_input', 'this week')).rejects.toThrow('refused')
  await expect(expect(promise()).toBeRefusedAt('date')).rejects.toThrow('refused')
})

test('other words and another field are not what was expected', async () => {
  await expect(expect(refused()).toBeRefused('bad_input', 'today')).rejects.toThrow('refused')
  await expect(expect(refused()).toBeRefusedAt('time')).rejects.toThrow('refused')
})
