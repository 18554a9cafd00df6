import { takesPart, type SupportKind } from './support.ts'

/** What an organization records on completion; null where it counts nothing. */
export type SupportOutcome = { hours: number | null; meals: number | null }

/** The maximum per support, and per project or event. The database enforces them. */
export const SUPPORT_OUTCOME_MAX = { hours: 10_000, meals: 100_000 } as const
export const ITEM_OUTCOME_MAX = { hours: 1_000_000, meals: 1_000_000 } as const

/** The figures that a support of this kind can have. */
export function figuresOf(kind: SupportKind): (keyof SupportOutcome)[] {
  if (takesPart(kind)) return ['hours', 'meals']
  return kind === 'donate' ? ['meals'] : []
}

/** Whether a figure is set that this kind of support does not have. */
export function isStray(kind: SupportKind, outcome: SupportOutcome): boolean {
  const figures = figuresOf(kind)
  return (['hours', 'meals'] as const).some(
    (figure) => outcome[figure] !== null && !figures.includes(figure),
  )
}
