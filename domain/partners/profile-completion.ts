import type { ActivityFocus } from './activity-focus.ts'
import { organizationTypes, type DocumentKind } from './partner.ts'
import { missingDocuments } from './partner-rules.ts'
import type { Contact } from './read-contact.ts'
import type { PartnerView } from './read-organization.ts'

/** The four parts of an organization's profile that can be complete. */
export const PROFILE_PARTS = ['basic', 'contact', 'focus', 'documents'] as const
export type CompletionPart = (typeof PROFILE_PARTS)[number]

export type Completion = { complete: CompletionPart[]; percent: number }

/** Computes which parts of a profile are complete, and the percentage; never stored. */
export function profileCompletion(
  profile: PartnerView & Contact & ActivityFocus,
  documents: readonly DocumentKind[],
): Completion {
  const isComplete: Record<CompletionPart, boolean> = {
    basic: isBasicComplete(profile),
    contact: [
      profile.contactPersonName,
      profile.contactPersonRole,
      profile.email,
      profile.phone,
    ].every(isSaid),
    focus: isFocusComplete(profile),
    documents: missingDocuments(documents).length === 0,
  }
  const complete = PROFILE_PARTS.filter((part) => isComplete[part])
  return { complete, percent: Math.round((complete.length / PROFILE_PARTS.length) * 100) }
}

function isBasicComplete(profile: PartnerView): boolean {
  const { name, website, registrationNumber, country, organizationType } = profile
  return (
    [name, website, registrationNumber].every(isSaid) &&
    organizationTypes(country).includes(organizationType)
  )
}

/** Whether each list has an entry, and every 'Other' its text. */
function isFocusComplete(focus: ActivityFocus): boolean {
  const { primaryFocusAreas, primaryRegionalFocus, targetAudience, activities } = focus
  const lists = [primaryFocusAreas, primaryRegionalFocus, targetAudience, activities]
  return (
    lists.every((list) => list.length > 0) &&
    (!primaryFocusAreas.includes('other') || isSaid(focus.otherFocusArea)) &&
    (!targetAudience.includes('other') || isSaid(focus.otherTargetAudience)) &&
    (!activities.includes('other') || isSaid(focus.otherActivity))
  )
}

function isSaid(words: string | null): boolean {
  return (words ?? '').trim() !== ''
}
