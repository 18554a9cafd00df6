import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import type { TextInEach, Translations } from '#platform/text/translations.ts'
import { maskEmail } from '#platform/text/mask-email.ts'
import { listDocuments } from '../list-documents.ts'
import { listSubmissions } from '../list-submissions.ts'
import type { Standing } from '../duty.ts'
import type { PartnerStatus } from '../partner.ts'

/**
 * Returns an organization to staff, in any status: its current data, owner, team, open invitations, documents and applications, and why
 * it is suspended. Addresses of people are masked.
 *
 * @throws AppError not_found.
 */
export const getPartner = query({
  name: 'partners.get-organization',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input: { id }, now }) {
    const row = isId(id) ? await find(db, id) : undefined
    if (!row) throw new AppError('not_found', m.organizations_unknown())
    return {
      id: row.id,
      status: row.status as PartnerStatus,
      isPublic: row.isPublic,
      name: row.name,
      otherNames: row.otherNames as TextInEach,
      mission: row.mission,
      description: row.description,
      language: row.language,
      translations: row.translations as Translations,
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
      address: row.physicalAddress,
      createdAt: row.createdAt,
      approvedAt: row.approvedAt,
      closedAt: row.closedAt,
      owner: row.ownerEmail && {
        id: row.userId,
        name: row.ownerName,
        email: maskEmail(row.ownerEmail),
      },
      team: await listTeam(db, row.id),
      invitations: await listInvitations(db, row.id, now),
      suspension: row.suspendedAt && {
        since: row.suspendedAt,
        by: row.suspender,
        reason: row.suspensionReason,
      },
      documents: await listDocuments(db, row.id),
      history: await listSubmissions(db, row.id),
    }
  },
})

function find(db: Db, id: string) {
  return db
    .selectFrom('partners as partner')
    .leftJoin('profiles as owner', 'owner.id', 'partner.userId')
    .leftJoin('profiles as suspender', 'suspender.id', 'partner.suspendedBy')
    .selectAll('partner')
    .select(['owner.fullName as ownerName', 'owner.email as ownerEmail'])
    .select('suspender.fullName as suspender')
    .where('partner.id', '=', id)
    .executeTakeFirst()
}

/** Who acts for it besides its owner, the longest first. */
async function listTeam(db: Db, partnerId: string) {
  const rows = await db
    .selectFrom('partnerMembers')
    .innerJoin('profiles', 'profiles.id', 'partnerMembers.userId')
    .select(['partnerMembers.userId', 'profiles.fullName', 'duties', 'joinedAt'])
    .where('partnerId', '=', partnerId)
    .orderBy('joinedAt')
    .orderBy('partnerMembers.userId')
    .execute()
  // The column's check constraint allows only duties.
  return rows.map((row) => ({ ...row, duties: row.duties as Standing[] }))
}

async function listInvitations(db: Db, partnerId: string, now: Date) {
  const rows = await db
    .selectFrom('partnerInvitations')
    .select(['id', 'email', 'duties', 'expiresAt'])
    .where('partnerId', '=', partnerId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => ({
    ...row,
    email: maskEmail(row.email),
    duties: row.duties as Standing[],
  }))
}
