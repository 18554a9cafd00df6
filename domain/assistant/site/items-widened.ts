import { m } from '#messages'
import type { Wanted } from './items-asked.ts'

export type Wider = { wanted: Wanted; says: string }

/** The same question asked more widely by one step each, the nearest first, with what an answer says about it. */
export function itemsWidened(wanted: Wanted): Wider[] {
  const steps: Wider[] = []
  if (wanted.from) {
    steps.push({ wanted: { ...wanted, from: null, to: null }, says: m.answers_wider_days() })
  }
  if (wanted.districts.length + wanted.regions.length > 0) {
    steps.push({
      wanted: { ...wanted, districts: [], regions: [], place: null },
      says: m.answers_wider_place(),
    })
  }
  if (wanted.kinds.length > 0) {
    steps.push({ wanted: { ...wanted, kinds: [] }, says: m.answers_wider_kinds() })
  }
  return steps
}
