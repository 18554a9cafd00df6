import { expect, test } from 'vitest'
import { typed } from '#test/app/organization.ts'
import { REQUIRED_DOCUMENTS } from './partner.ts'
import { profileCompletion } from './profile-completion.ts'
import { readApplication } from './read-application.ts'

const nothing = {
  primaryFocusAreas: [],
  primaryRegionalFocus: [],
  targetAudience: [],
  activities: [],
  otherFocusArea: null,
  otherTargetAudience: null,
  otherActivity: null,
}
const registered = { ...readApplication(typed, 2026).application!, ...nothing }
const focused = {
  ...registered,
  primaryFocusAreas: ['education' as const],
  primaryRegionalFocus: ['haifa-district' as const],
  targetAudience: ['children' as const],
  activities: ['recruit-volunteers' as const],
}

test('the registration is complete, the rest is not', () => {
  expect(profileCompletion(registered, [])).toEqual({ complete: ['basic', 'contact'], percent: 50 })
})

test('all four parts make 100 percent', () => {
  expect(profileCompletion(focused, REQUIRED_DOCUMENTS)).toEqual({
    complete: ['basic', 'contact', 'focus', 'documents'],
    percent: 100,
  })
})

test.each([
  ['a list without anything', { activities: [] }],
  ['an empty Other', { targetAudience: ['other' as const], otherTargetAudience: ' ' }],
])('%s makes the focus incomplete', (_, changed) => {
  expect(profileCompletion({ ...focused, ...changed }, []).complete).toEqual(['basic', 'contact'])
})

test('one of two documents is not enough, and a third is not required', () => {
  const complete = (...kinds: Parameters<typeof profileCompletion>[1]) =>
    profileCompletion(registered, kinds).complete.includes('documents')
  expect(complete('registration-certificate', 'tax-exempt-certificate')).toBe(false)
  expect(complete('registration-certificate', 'good-standing-certificate')).toBe(true)
})

test('a legal form of another country, or a missing number, makes a part incomplete', () => {
  for (const changed of [{ organizationType: '501c3' }, { registrationNumber: '' }]) {
    expect(profileCompletion({ ...registered, ...changed }, []).complete).toEqual(['contact'])
  }
  expect(profileCompletion({ ...registered, phone: ' ' }, []).complete).toEqual(['basic'])
})
