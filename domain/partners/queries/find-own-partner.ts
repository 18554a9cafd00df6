import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import type { TextInEach, Translations } from '#platform/text/translations.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { ACTIVITIES, AUDIENCES, wordsAmong, type ActivityFocus } from '../activity-focus.ts'
import {
  FOCUS_AREAS,
  type CharitableStatus,
  type PartnerCountry,
  type DocumentKind,
  type PartnerStatus,
} from '../partner.ts'
import { partnerProfileVersion, type VersionedPart } from '../profile-versions.ts'
import { toPartnerSocialLinks } from '../social-links.ts'
import type { PartnerSocialLinks } from '../registration.ts'

export type OwnApplication = {
  number: number
  status: Exclude<PartnerStatus, 'suspended'>
  submittedAt: Date
  decidedAt: Date | null
  /** The reason of a rejection or of a request for changes. */
  reason: string | null
}

export type OwnDocument = { kind: DocumentKind; fileId: string; name: string; uploadedAt: Date }

export type OwnPartner = {
  id: string
  status: PartnerStatus
  /** The caller owns it; others act for it in its team. */
  isOwner: boolean
  name: string
  /** In other languages. */
  otherNames: TextInEach
  website: string
  registrationNumber: string
  country: PartnerCountry
  organizationType: string
  yearEstablished: number
  charitableStatus: CharitableStatus
  contactPersonName: string
  contactPersonRole: string
  email: string
  phone: string
  socialLinks: PartnerSocialLinks
  /** Whether the public page shows the contact. */
  isContactPublic: boolean
  physicalAddress: string | null
  mission: string
  description: string
  /** In which the mission and the description are. */
  language: string
  /** Both in other languages. */
  translations: Translations
  logoFileId: string | null
  focus: ActivityFocus
  /** The version that each profile form sends back, to detect a change made in the meantime. */
  versions: Record<Exclude<VersionedPart, 'payment'>, string>
  /** Newest first; at least one. */
  applications: OwnApplication[]
  documents: OwnDocument[]
}

/** Finds the caller's organization, in any status, or null. */
export const findOwnPartner = query({
  name: 'partners.find-own-partner',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<OwnPartner | null> {
    const row = await db
      .selectFrom('partners')
      .selectAll()
      .where('id', '=', sql<string>`(select app.own_partner())`)
      .executeTakeFirst()
    if (!row) return null
    return {
      id: row.id,
      status: row.status as PartnerStatus,
      isOwner: actor.kind === 'member' && row.userId === actor.userId,
      name: row.name,
      otherNames: row.otherNames as TextInEach,
      website: row.website,
      registrationNumber: row.registrationNumber,
      country: row.country as PartnerCountry,
      organizationType: row.organizationType,
      yearEstablished: row.yearEstablished,
      charitableStatus: row.charitableStatus as CharitableStatus,
      contactPersonName: row.contactPersonName,
      contactPersonRole: row.contactPersonRole,
      email: row.email,
      phone: showPhone(row.phone),
      socialLinks: toPartnerSocialLinks(row.socialLinks),
      isContactPublic: row.isContactPublic,
      physicalAddress: row.physicalAddress,
      mission: row.mission,
      description: row.description,
      language: row.language,
      translations: row.translations as Translations,
      logoFileId: row.logoFileId,
      focus: {
        primaryFocusAreas: wordsAmong(FOCUS_AREAS, row.focusAreas),
        primaryRegionalFocus: wordsAmong(DISTRICTS, row.regions),
        targetAudience: wordsAmong(AUDIENCES, row.audiences),
        activities: wordsAmong(ACTIVITIES, row.activities),
        otherFocusArea: row.otherFocusArea,
        otherTargetAudience: row.otherAudience,
        otherActivity: row.otherActivity,
      },
      versions: {
        basic: partnerProfileVersion(row, 'basic'),
        contact: partnerProfileVersion(row, 'contact'),
        focus: partnerProfileVersion(row, 'focus'),
      },
      applications: await listApplications(db, row.id),
      documents: await listDocuments(db, row.id),
    }
  },
})

async function listApplications(db: Db, partnerId: string): Promise<OwnApplication[]> {
  const rows = await db
    .selectFrom('partnerApplications')
    .select(['number', 'status', 'submittedAt', 'decidedAt', 'reason'])
    .where('partnerId', '=', partnerId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => ({
    number: row.number,
    status: row.status as OwnApplication['status'],
    submittedAt: row.submittedAt,
    decidedAt: row.decidedAt,
    reason: row.reason,
  }))
}

async function listDocuments(db: Db, partnerId: string): Promise<OwnDocument[]> {
  const rows = await db
    .selectFrom('partnerDocuments')
    .innerJoin('files', 'files.id', 'partnerDocuments.fileId')
    .select(['partnerDocuments.kind', 'fileId', 'originalName', 'uploadedAt'])
    .where('partnerDocuments.partnerId', '=', partnerId)
    .execute()
  return rows.map((row) => ({
    kind: row.kind as DocumentKind,
    fileId: row.fileId,
    name: row.originalName,
    uploadedAt: row.uploadedAt,
  }))
}
