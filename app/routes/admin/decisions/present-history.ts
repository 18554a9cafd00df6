import type { HistoryLine } from './history-table.tsx'

/** Presents the history, dropping any other columns of its rows. */
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
