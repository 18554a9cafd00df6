/** Staff's possible decisions on pending submissions. */
export const DECISIONS = ['approve', 'reject', 'ask-changes'] as const
export type Decision = (typeof DECISIONS)[number]

export const REASON_MAX = 2_000

/** The status of a proposal or an application after each decision. */
export const STATUS_AFTER = {
  approve: 'approved',
  reject: 'rejected',
  'ask-changes': 'changes_asked',
} as const satisfies Record<Decision, string>

/** Every decision but an approval needs a reason. */
export function needsReason(decision: Decision): boolean {
  return decision !== 'approve'
}

/** Parses a decision from a form or a URL, or null. */
export function asDecision(word: string | null | undefined): Decision | null {
  return DECISIONS.find((decision) => decision === word) ?? null
}
