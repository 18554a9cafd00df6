import { z } from 'zod'
import { SYSTEM, type AuditFilters } from './audit.ts'

const nullable = (text: z.ZodType<string>) => text.nullable().default(null)

/** Filters as they may be asked for. */
export const auditFilters = z.object({
  operation: nullable(z.string().max(120)),
  actor: nullable(z.union([z.uuid(), z.literal(SYSTEM)])),
  subject: nullable(z.string().max(120)),
  subjectId: nullable(z.uuid()),
  from: nullable(z.iso.date()),
  to: nullable(z.iso.date()),
}) satisfies z.ZodType<AuditFilters>
