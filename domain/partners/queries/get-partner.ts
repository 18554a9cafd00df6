import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { maskEmail } from '#domain/accounts/mask-email.ts'
import { listPapers } from '../list-papers.ts'
import { listSubmissions } from '../list-submissions.ts'
import type { PartnerStatus } from '../partner.ts'

/**
 * One organization as staff sees it, whatever has become of it: its facts as they hold now, its owner, its papers, its
 * applications, and why it is suspended.
 *
 * @throws AppError not_found.
 */
export const getPartner = query({
  name: 'partners.get-organization',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input: { id } }) {
    const row = isId(id) ? await find(db, id) : undefined
    if (!row) throw new AppError('not_found', m.organizations_unknown())
    return {
      id: row.id,
      status: row.status as PartnerStatus,
      isPublic: row.is_public,
      name: row.name,
      nameHebrew: row.name_hebrew,
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
      address: row.physical_address,
      createdAt: row.created_at,
      approvedAt: row.approved_at,
      closedAt: row.closed_at,
      owner: row.owner_email && {
        id: row.user_id,
        name: row.owner_name,
        email: maskEmail(row.owner_email),
      },
      suspension: row.suspended_at && {
        since: row.suspended_at,
        by: row.suspender,
        reason: row.suspension_reason,
      },
      documents: await listPapers(db, row.id),
      history: await listSubmissions(db, row.id),
    }
  },
})

function find(db: Db, id: string) {
  return db
    .selectFrom('partners as partner')
    .leftJoin('profiles as owner', 'owner.id', 'partner.user_id')
    .leftJoin('profiles as suspender', 'suspender.id', 'partner.suspended_by')
    .selectAll('partner')
    .select(['owner.full_name as owner_name', 'owner.email as owner_email'])
    .select('suspender.full_name as suspender')
    .where('partner.id', '=', id)
    .executeTakeFirst()
}
