import { describe, expect, it } from 'vitest'
import { workOf } from './work-of.ts'

const base: Parameters<typeof workOf>[0] = {
  id: 'a',
  focusAreas: [],
  otherFocusArea: null,
  category: null,
}

describe('workOf', () => {
  it('shows the first focus area, in a light of the organization', () => {
    const of = (id: string) =>
      workOf({ ...base, id, focusAreas: ['food-for-soldiers', 'education'], category: 'education' })
    expect(of('a')?.subject).toBe('kitchen')
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => of(id)?.light)).size).toBeGreaterThan(
      1,
    )
  })

  it('reads the words of another focus', () => {
    const other = { ...base, focusAreas: ['other' as const] }
    expect(workOf({ ...other, otherFocusArea: 'Planting trees' })?.subject).toBe('trees')
  })

  it('shows nothing rather than something wrong', () => {
    expect(workOf(base)).toBeNull()
  })
})
