import { chosenIn } from '#app/ui/not-chosen.ts'
import type { AuditFilters } from '#domain/moderation/audit.ts'
import { auditFilters } from '#domain/moderation/audit-filters.ts'

/** What an address asks of the log; what it does not know means all. */
export function readFilters(query: URLSearchParams): AuditFilters {
  const asked = Object.entries(auditFilters.shape).map(([name, shape]) => {
    const value = chosenIn(query, name)
    return [name, shape.safeParse(value).success ? value : null]
  })
  return auditFilters.parse(Object.fromEntries(asked))
}
