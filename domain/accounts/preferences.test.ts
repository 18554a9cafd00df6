import { expect, test } from 'vitest'
import { DISTRICTS } from '../project-events/place.ts'
import { CATEGORIES } from '../project-events/project-event.ts'
import {
  districtsOf,
  PREFERRED_CATEGORIES,
  PREFERRED_LOCATIONS,
  PREFERRED_SUPPORT,
  preferredCategoryLabel,
  preferredLocationLabel,
  preferredSupportLabel,
  topicsOf,
} from './preferences.ts'

test.each([
  ['children', ['education', 'community-development']],
  ['medical', ['healthcare']],
  ['education', ['education']],
  ['security', ['community-development']],
  ['technology', ['technology']],
  ['environment', ['environmental-conservation']],
  ['community', ['community-development', 'social-justice', 'arts-culture', 'events']],
] as const)('%s means the topics %o', (category, topics) => {
  expect(topicsOf([category])).toEqual(topics)
})

test.each([
  ['tel-aviv', ['tel-aviv-district']],
  ['jerusalem', ['jerusalem-district', 'judea-and-samaria']],
  ['haifa', ['haifa-district']],
  ['negev', ['southern-district']],
  ['north', ['northern-district']],
  ['south', ['southern-district']],
] as const)('%s lies in %o', (location, districts) => {
  expect(districtsOf([location])).toEqual(districts)
})

test('several preferences list each topic and district once; none list none', () => {
  expect(districtsOf(['negev', 'south'])).toEqual(['southern-district'])
  expect(topicsOf(['children', 'education', 'security'])).toEqual([
    'education',
    'community-development',
  ])
  expect([topicsOf([]), districtsOf([])]).toEqual([[], []])
})

test('every topic can be chosen, and every district but the center', () => {
  expect(topicsOf(PREFERRED_CATEGORIES).toSorted()).toEqual([...CATEGORIES].toSorted())
  const center = 'central-district'
  expect(districtsOf(PREFERRED_LOCATIONS).toSorted()).toEqual(
    DISTRICTS.filter((one) => one !== center).toSorted(),
  )
})

test('each preference has its own label', () => {
  const words = [
    ...PREFERRED_SUPPORT.map(preferredSupportLabel),
    ...PREFERRED_LOCATIONS.map(preferredLocationLabel),
    ...PREFERRED_CATEGORIES.map(preferredCategoryLabel),
  ]
  expect(new Set(words).size).toBe(17)
})
