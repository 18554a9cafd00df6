import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { DB } from '#platform/database/schema.generated.ts'
import { versionOf } from '#platform/text/version-of.ts'

type PartnerRow = Selectable<DB['partners']>

/** The columns that each form of an organization's profile saves. */
const COLUMNS = {
  basic: [
    'name',
    'otherNames',
    'website',
    'registrationNumber',
    'country',
    'organizationType',
    'yearEstablished',
    'charitableStatus',
    'physicalAddress',
    'mission',
    'description',
    'language',
    'translations',
    'logoFileId',
  ],
  contact: [
    'contactPersonName',
    'contactPersonRole',
    'email',
    'phone',
    'socialLinks',
    'isContactPublic',
  ],
  focus: [
    'focusAreas',
    'regions',
    'audiences',
    'activities',
    'otherFocusArea',
    'otherAudience',
    'otherActivity',
  ],
  payment: ['paymentInstructions', 'paymentLanguage', 'paymentTranslations'],
} as const satisfies Record<string, readonly (keyof PartnerRow)[]>

/** The version that a form was opened with; a page of an earlier release sends none. */
export const seenProfileVersion = z.string().optional()

export type VersionedPart = keyof typeof COLUMNS

/** The version of one part of a profile; changes of other parts do not affect it. */
export function partnerProfileVersion(row: PartnerRow, part: VersionedPart): string {
  return versionOf(COLUMNS[part].map((column) => row[column]))
}
