import { expect, test } from 'vitest'
import { typed } from '#test/app/organization.ts'
import { parsePartnerProfile } from './read-profile.ts'

const YEAR = 2026

test('everything but the registered data is optional', () => {
  const { profile, problems } = parsePartnerProfile(typed, YEAR)
  expect(problems).toEqual({})
  expect(profile).toMatchObject({
    name: typed.name,
    physicalAddress: null,
    mission: '',
    description: '',
  })
})

test('an address is one line, a description keeps its paragraphs', () => {
  const { profile } = parsePartnerProfile(
    {
      ...typed,
      physicalAddress: ' 4 Terrace Road,\r\n Tzfat ',
      description: 'One.\r\n\r\nTwo.\u0000',
    },
    YEAR,
  )
  expect(profile).toMatchObject({
    physicalAddress: '4 Terrace Road, Tzfat',
    description: 'One.\n\nTwo.',
  })
})

test('each field has its own maximum length, and all errors are reported together', () => {
  const { profile, problems } = parsePartnerProfile(
    {
      ...typed,
      website: 'javascript:alert(1)',
      physicalAddress: 'x'.repeat(301),
      mission: 'x'.repeat(1001),
      description: 'x'.repeat(5001),
    },
    YEAR,
  )
  expect(profile).toBeNull()
  expect(Object.keys(problems).toSorted()).toEqual([
    'description',
    'mission',
    'physicalAddress',
    'website',
  ])
})
