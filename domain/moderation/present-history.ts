/** A submission of one case as its table has it, with who sent and who decided it. */
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

/** Everything that was sent and decided of a case, for those who decide about it next. */
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
