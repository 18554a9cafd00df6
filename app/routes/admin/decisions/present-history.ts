import type { HistoryLine } from './history-table.tsx'

/** The history's lines as the page shows them, without what else their rows hold. */
export function presentHistory(lines: readonly HistoryLine[]): HistoryLine[] {
  return lines.map(({ id, number, status, author, submittedAt, decidedAt, decider, reason }) => ({
    id,
    number,
    status,
    author,
    submittedAt,
    decidedAt,
    decider,
    reason,
  }))
}
