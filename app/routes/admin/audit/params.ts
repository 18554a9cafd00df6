import { SYSTEM } from '#domain/audit/audit.ts'
import { asDay } from '#domain/project-events/day.ts'
import { cursor, defineSearchParams, isUuid, matching } from '#app/request/search-params.ts'

const name = matching((word) => word.length <= 120)
const day = matching((word) => asDay(word) !== null)

/** Search parameters of the audit log. */
export const auditParams = defineSearchParams('/admin/audit', {
  operation: name,
  actor: matching((word) => word === SYSTEM || isUuid(word)),
  subject: name,
  subjectId: matching(isUuid),
  from: day,
  to: day,
  before: cursor,
})

export type AuditView = ReturnType<typeof auditParams.parse>
