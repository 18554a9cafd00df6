import { expect, test } from 'vitest'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { nearDistricts } from './near-districts.ts'

test.each(DISTRICTS)('%s has neighbors, never itself', (district) => {
  expect(nearDistricts(district).length).toBeGreaterThan(0)
  expect(nearDistricts(district)).not.toContain(district)
})
