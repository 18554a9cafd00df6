import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { listPapers } from '../list-papers.ts'
import { listSubmissions } from '../list-submissions.ts'

/**
 * One application with everything a decision rests on: the organization's papers and every submission before it.
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
      partnerId: row.partner_id,
      partnerStatus: row.partner_status,
      name: row.name,
      nameHebrew: row.organization_name_hebrew,
      email: row.email,
      phone: showPhone(row.phone),
      website: row.website,
      registrationNumber: row.registration_number,
      country: row.country,
      organizationType: row.organization_type,
      yearEstablished: row.year_established,
      charitableStatus: row.charitable_status,
      contactPersonName: row.contact_person_name,
      contactPersonRole: row.contact_person_role,
      socialLinks: row.social_links,
      submittedAt: row.submitted_at,
      applicant: row.applicant_name
        ? { name: row.applicant_name, email: row.applicant_email }
        : null,
      documents: await listPapers(db, row.partner_id),
      history: await listSubmissions(db, row.partner_id),
      next: row.status === 'pending' ? await nextAfter(db, row.id) : null,
    }
  },
})

function find(db: Db, id: string) {
  return db
    .selectFrom('partner_applications as application')
    .innerJoin('partners as partner', 'partner.id', 'application.partner_id')
    .leftJoin('profiles as applicant', 'applicant.id', 'application.user_id')
    .selectAll('application')
    .select('partner.status as partner_status')
    .select(['applicant.full_name as applicant_name', 'applicant.email as applicant_email'])
    .where('application.id', '=', id)
    .executeTakeFirst()
}

/** The application that comes after this one in the list of those that wait, or null. */
async function nextAfter(db: Db, id: string): Promise<string | null> {
  const next = await db
    .selectFrom('partner_applications')
    .select('id')
    .where('status', '=', 'pending')
    .where(
      sql<boolean>`(submitted_at, id) > (select submitted_at, id from partner_applications where id = ${id})`,
    )
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.id ?? null
}
