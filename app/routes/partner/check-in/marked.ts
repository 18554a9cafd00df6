import { readMembers, type Expected } from '#domain/attendance/attendance.ts'
import type { SupportKind } from '#domain/support/support.ts'
import type { Mark } from './marks-store.ts'

/** Returns a list as it will be once the marks that wait have been sent, in their order. */
export function withMarks(expected: readonly Expected[], marks: readonly Mark[]): Expected[] {
  return marks.reduce<Expected[]>(
    (list, mark) => {
      if (mark.intent === 'walk-in') {
        return list.some(({ supportId }) => supportId === mark.id) ? list : [...list, cameAs(mark)]
      }
      const came = readMembers(mark) ?? []
      const people = came.length || Number(mark.people)
      return list.map((one) => {
        if (one.supportId !== mark.supportId) return one
        if (mark.intent === 'undo') return { ...one, attended: null, people: one.places, came: [] }
        // Whoever had no answer yet is accepted with it.
        return {
          ...one,
          standing: 'expected',
          attended: 'here',
          people: people > 0 ? people : one.places,
          came,
        }
      })
    },
    [...expected],
  )
}

function cameAs({ id, name, way }: Mark): Expected {
  return {
    supportId: id,
    name,
    group: null,
    kind: (way ?? 'attend') as SupportKind,
    places: 1,
    standing: 'expected',
    attended: 'here',
    people: 1,
    isWalkIn: true,
    members: [],
    came: [],
  }
}
