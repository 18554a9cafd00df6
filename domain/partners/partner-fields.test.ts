import { expect, test } from 'vitest'
import { partnerFieldLabel, identifiesPartner } from './partner-fields.ts'

test('columns have the labels of the forms', () => {
  expect(partnerFieldLabel('registration_number')).toBe('Registration number')
  expect(partnerFieldLabel('audiences')).toBe('Target audience')
  expect(partnerFieldLabel('to_come')).toBe('to_come')
})

test('a name identifies an organization, its mission does not', () => {
  expect(['name', 'country', 'mission', 'logo_file_id'].filter(identifiesPartner)).toEqual([
    'name',
    'country',
  ])
})
