import { expect, test } from 'vitest'
import { mergeProfile } from './merge-profile.ts'
import { FALLBACK, type VolunteerProfile } from './volunteer-profile.ts'

const of = (part: Partial<VolunteerProfile>): VolunteerProfile => ({ ...FALLBACK, ...part })

test('new words are added; words the user removed stay removed', () => {
  const before = of({ interests: ['Education', 'Animals'] })
  const reviewed = of({ interests: ['Education', 'Old maps'] })
  const heard = of({ interests: ['Education', 'Animals', 'Rebuilding', 'old maps'] })
  expect(mergeProfile(reviewed, before, heard).interests).toEqual([
    'Education',
    'Old maps',
    'Rebuilding',
  ])
})

test('a choice made by the user stays; an untouched one takes the latest value', () => {
  const before = of({ supportType: 'volunteer', connection: 'friend' })
  const reviewed = of({ supportType: 'donate', connection: 'friend' })
  const heard = of({ supportType: 'visit', connection: 'family', visitFrequency: 'yearly' })
  expect(mergeProfile(reviewed, before, heard)).toMatchObject({
    supportType: 'donate',
    connection: 'family',
    visitFrequency: 'yearly',
  })
})

test('empty results remove nothing', () => {
  const reviewed = of({ skills: ['Law'], supportType: 'invest', visitFrequency: 'often' })
  expect(mergeProfile(reviewed, reviewed, FALLBACK)).toEqual(reviewed)
})
