import type { AuditFilters } from '#domain/moderation/audit.ts'

const PATH = '/admin/audit'
const NAMES = ['operation', 'actor', 'subject', 'subjectId', 'from', 'to'] as const

/** The address of the log with these filters, from a place on. */
export function auditAddress(filters: Partial<AuditFilters>, before?: string): string {
  const query = new URLSearchParams()
  for (const name of NAMES) {
    const value = filters[name]
    if (value) query.set(name, value)
  }
  if (before) query.set('before', before)
  return query.size > 0 ? `${PATH}?${query}` : PATH
}
