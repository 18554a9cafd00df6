import type { SupportKind } from './support.ts'

/** What an organization enters when something is done; null where it counts nothing. */
export type SupportOutcome = { hours: number | null; meals: number | null }

/** The most that one support, and a whole project or event, may say. The database refuses more. */
export const SUPPORT_OUTCOME_MAX = { hours: 10_000, meals: 100_000 } as const
export const ITEM_OUTCOME_MAX = { hours: 1_000_000, meals: 1_000_000 } as const

/** Whether somebody comes for it: then it is done when the project or event is, which enquiries and gifts are not. */
export function takesPart(kind: SupportKind): boolean {
  return kind === 'volunteer' || kind === 'attend' || kind === 'visit'
}

/** Which figures a support of this kind can have. */
export function figuresOf(kind: SupportKind): (keyof SupportOutcome)[] {
  if (takesPart(kind)) return ['hours', 'meals']
  return kind === 'donate' ? ['meals'] : []
}

/** Whether one of these figures is none of a support of this kind. */
export function isStray(kind: SupportKind, outcome: SupportOutcome): boolean {
  const figures = figuresOf(kind)
  return (['hours', 'meals'] as const).some(
    (figure) => outcome[figure] !== null && !figures.includes(figure),
  )
}
