/** A submission from its table, with its author and decider. */
type Row = {
  id: string
  number: number
  status: string
  author: string | null
  submittedAt: Date | null
  decidedAt: Date | null
  decider: string | null
  reason: string | null
}

/** Formats all submissions and decisions of a case, for the next reviewer. */
export function presentHistory(rows: readonly Row[]) {
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    author: row.author,
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt,
    decider: row.decider,
    reason: row.reason,
  }))
}
