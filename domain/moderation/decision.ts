/** What staff may answer to whatever waits for them. */
export const DECISIONS = ['approve', 'reject', 'ask-changes'] as const
export type Decision = (typeof DECISIONS)[number]

export const REASON_MAX = 2_000

/** Where each answer leaves a proposal or an application. */
export const STATUS_AFTER = {
  approve: 'approved',
  reject: 'rejected',
  'ask-changes': 'changes_asked',
} as const satisfies Record<Decision, string>

/** Whoever is told no, or not yet, is told why. */
export function needsReason(decision: Decision): boolean {
  return decision !== 'approve'
}

/** The decision of a word of a form or an address, or null. */
export function asDecision(word: string | null | undefined): Decision | null {
  return DECISIONS.find((decision) => decision === word) ?? null
}
