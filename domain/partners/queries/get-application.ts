import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { listDocuments } from '../list-documents.ts'
import { listSubmissions } from '../list-submissions.ts'

/**
 * Returns an application with everything needed for the decision: the organization's documents and earlier applications.
 *
 * @throws AppError not_found.
 */
export const getApplication = query({
  name: 'partners.get-application',
  for: 'staff',
  input: z.object({ applicationId: z.string() }),
  async run({ db, input: { applicationId } }) {
    const row = isId(applicationId) ? await find(db, applicationId) : undefined
    if (!row) throw new AppError('not_found', m.moderation_application_unknown())
    return {
      id: row.id,
      number: row.number,
      status: row.status,
      partnerId: row.partnerId,
      partnerStatus: row.partnerStatus,
      name: row.name,
      otherNames: row.otherNames as TextInEach,
      email: row.email,
      phone: showPhone(row.phone),
      website: row.website,
      registrationNumber: row.registrationNumber,
      country: row.country,
      organizationType: row.organizationType,
      yearEstablished: row.yearEstablished,
      charitableStatus: row.charitableStatus,
      contactPersonName: row.contactPersonName,
      contactPersonRole: row.contactPersonRole,
      socialLinks: row.socialLinks,
      submittedAt: row.submittedAt,
      applicant: row.applicantName ? { name: row.applicantName, email: row.applicantEmail } : null,
      documents: await listDocuments(db, row.partnerId),
      history: await listSubmissions(db, row.partnerId),
      next: row.status === 'pending' ? await nextAfter(db, row.id) : null,
    }
  },
})

function find(db: Db, id: string) {
  return db
    .selectFrom('partnerApplications as application')
    .innerJoin('partners as partner', 'partner.id', 'application.partnerId')
    .leftJoin('profiles as applicant', 'applicant.id', 'application.userId')
    .selectAll('application')
    .select('partner.status as partnerStatus')
    .select(['applicant.fullName as applicantName', 'applicant.email as applicantEmail'])
    .where('application.id', '=', id)
    .executeTakeFirst()
}

/** Returns the next pending application after this one, or null. */
async function nextAfter(db: Db, id: string): Promise<string | null> {
  const next = await db
    .selectFrom('partnerApplications')
    .select('id')
    .where('status', '=', 'pending')
    .where(
      sql<boolean>`(submitted_at, id) > (select submitted_at, id from partner_applications where id = ${id})`,
    )
    .orderBy('submittedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.id ?? null
}
