import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { ACTIVITIES, AUDIENCES, wordsAmong, type ActivityFocus } from '../activity-focus.ts'
import {
  FOCUS_AREAS,
  type CharitableStatus,
  type Country,
  type DocumentKind,
  type PartnerStatus,
} from '../partner.ts'
import { profileVersion, type ProfilePart } from '../profile-versions.ts'
import { asSocialLinks } from '../social-links.ts'
import type { SocialLinks } from '../registration.ts'

export type OwnApplication = {
  number: number
  status: Exclude<PartnerStatus, 'suspended'>
  submittedAt: Date
  decidedAt: Date | null
  /** Why it was refused or what is to be changed. */
  reason: string | null
}

export type OwnDocument = { kind: DocumentKind; fileId: string; name: string; uploadedAt: Date }

export type OwnPartner = {
  id: string
  status: PartnerStatus
  name: string
  nameHebrew: string | null
  website: string
  registrationNumber: string
  country: Country
  organizationType: string
  yearEstablished: number
  charitableStatus: CharitableStatus
  contactPersonName: string
  contactPersonRole: string
  email: string
  phone: string
  socialLinks: SocialLinks
  /** Whether the public page says who to write to and how. */
  isContactPublic: boolean
  physicalAddress: string | null
  mission: string
  description: string
  logoFileId: string | null
  focus: ActivityFocus
  /** What each form of the profile brings back, to be refused when another window has saved since. */
  versions: Record<Exclude<ProfilePart, 'payment'>, string>
  /** Newest first; at least one. */
  applications: OwnApplication[]
  documents: OwnDocument[]
}

/** The organization that the caller has applied for, whatever has come of it, or null. */
export const findOwnPartner = query({
  name: 'partners.find-own-partner',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<OwnPartner | null> {
    const row = await db
      .selectFrom('partners')
      .selectAll()
      .where('user_id', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    if (!row) return null
    return {
      id: row.id,
      status: row.status as PartnerStatus,
      name: row.name,
      nameHebrew: row.name_hebrew,
      website: row.website,
      registrationNumber: row.registration_number,
      country: row.country as Country,
      organizationType: row.organization_type,
      yearEstablished: row.year_established,
      charitableStatus: row.charitable_status as CharitableStatus,
      contactPersonName: row.contact_person_name,
      contactPersonRole: row.contact_person_role,
      email: row.email,
      phone: showPhone(row.phone),
      socialLinks: asSocialLinks(row.social_links),
      isContactPublic: row.is_contact_public,
      physicalAddress: row.physical_address,
      mission: row.mission,
      description: row.description,
      logoFileId: row.logo_file_id,
      focus: {
        primaryFocusAreas: wordsAmong(FOCUS_AREAS, row.focus_areas),
        primaryRegionalFocus: wordsAmong(DISTRICTS, row.regions),
        targetAudience: wordsAmong(AUDIENCES, row.audiences),
        activities: wordsAmong(ACTIVITIES, row.activities),
        otherFocusArea: row.other_focus_area,
        otherTargetAudience: row.other_audience,
        otherActivity: row.other_activity,
      },
      versions: {
        basic: profileVersion(row, 'basic'),
        contact: profileVersion(row, 'contact'),
        focus: profileVersion(row, 'focus'),
      },
      applications: await listApplications(db, row.id),
      documents: await listDocuments(db, row.id),
    }
  },
})

async function listApplications(db: Db, partnerId: string): Promise<OwnApplication[]> {
  const rows = await db
    .selectFrom('partner_applications')
    .select(['number', 'status', 'submitted_at', 'decided_at', 'reason'])
    .where('partner_id', '=', partnerId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({
    number: row.number,
    status: row.status as OwnApplication['status'],
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    reason: row.reason,
  }))
}

async function listDocuments(db: Db, partnerId: string): Promise<OwnDocument[]> {
  const rows = await db
    .selectFrom('partner_documents')
    .innerJoin('files', 'files.id', 'partner_documents.file_id')
    .select(['partner_documents.kind', 'file_id', 'original_name', 'uploaded_at'])
    .where('partner_id', '=', partnerId)
    .execute()
  return rows.map((row) => ({
    kind: row.kind as DocumentKind,
    fileId: row.file_id,
    name: row.original_name,
    uploadedAt: row.uploaded_at,
  }))
}
