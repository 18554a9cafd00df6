import type { HistoryLine } from './history-table.tsx'

type Line = Omit<HistoryLine, 'submittedAt' | 'decidedAt'> & {
  submittedAt: Date | null
  decidedAt: Date | null
}

/** The history's lines as the page shows them. */
export function presentHistory(lines: readonly Line[]): HistoryLine[] {
  return lines.map(({ id, number, status, author, submittedAt, decidedAt, decider, reason }) => ({
    id,
    number,
    status,
    author,
    submittedAt: submittedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    decider,
    reason,
  }))
}
