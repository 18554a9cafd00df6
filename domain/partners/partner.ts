import { m } from '#messages'
import type { Category } from '../project-events/project-event.ts'

export const PARTNER_STATUSES = [
  'pending',
  'changes_asked',
  'approved',
  'rejected',
  'suspended',
] as const
export type PartnerStatus = (typeof PARTNER_STATUSES)[number]

export const PARTNER_COUNTRIES = [
  'israel',
  'united-states',
  'canada',
  'united-kingdom',
  'france',
  'germany',
  'australia',
  'other',
] as const
export type PartnerCountry = (typeof PARTNER_COUNTRIES)[number]

const israel = [
  'nonprofit-association',
  'public-benefit-company',
  'limited-company',
  'registered-partnership',
  'public-company',
  'licensed-dealer',
  'exempt-dealer',
  'foreign-charity-branch',
  'foreign-company-branch',
  'other',
] as const
const unitedStates = ['501c3', '501c4', 'corporation', 'llc', 'partnership', 'other'] as const
const elsewhere = ['corporation', 'nonprofit', 'partnership', 'other'] as const

/** The legal forms to choose from, by country. */
export function organizationTypes(country: PartnerCountry): readonly string[] {
  if (country === 'israel') return israel
  return country === 'united-states' ? unitedStates : elsewhere
}

export const CHARITABLE_STATUSES = ['yes', 'no', 'in-progress'] as const
export type CharitableStatus = (typeof CHARITABLE_STATUSES)[number]

export const FIRST_YEAR = 1900

export const DOCUMENT_KINDS = [
  'registration-certificate',
  'good-standing-certificate',
  'tax-exempt-certificate',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Required from every organization; the tax-exempt certificate only from those who have one. */
export const REQUIRED_DOCUMENTS: readonly DocumentKind[] = [
  'registration-certificate',
  'good-standing-certificate',
]

export const FOCUS_AREAS = [
  'wounded-soldiers',
  'food-for-soldiers',
  'displaced-communities',
  'widows-and-orphans',
  'reconstruction',
  'missions-and-tours',
  'social-welfare',
  'education',
  'security-support',
  'jewish-identity',
  'aliyah-support',
  'emergency-relief',
  'other',
] as const
export type FocusArea = (typeof FOCUS_AREAS)[number]

/** The topic of a focus area, for matching and for the organization's category. */
export function topicOf(area: FocusArea): Category {
  switch (area) {
    case 'education':
    case 'jewish-identity':
      return 'education'
    case 'social-welfare':
    case 'widows-and-orphans':
    case 'aliyah-support':
      return 'social-justice'
    case 'wounded-soldiers':
      return 'healthcare'
    default:
      return 'community-development'
  }
}

const focusAreas: Record<FocusArea, () => string> = {
  'wounded-soldiers': m.partners_focus_wounded_soldiers,
  'food-for-soldiers': m.partners_focus_food_for_soldiers,
  'displaced-communities': m.partners_focus_displaced_communities,
  'widows-and-orphans': m.partners_focus_widows_and_orphans,
  reconstruction: m.partners_focus_reconstruction,
  'missions-and-tours': m.partners_focus_missions_and_tours,
  'social-welfare': m.partners_focus_social_welfare,
  education: m.topics_education,
  'security-support': m.partners_focus_security_support,
  'jewish-identity': m.partners_focus_jewish_identity,
  'aliyah-support': m.partners_focus_aliyah_support,
  'emergency-relief': m.partners_focus_emergency_relief,
  other: m.partners_focus_other,
}

export function focusAreaLabel(area: FocusArea): string {
  return focusAreas[area]()
}

/** Parses a focus area from the database, or null. */
export function parseFocusArea(word: string): FocusArea | null {
  return FOCUS_AREAS.find((area) => area === word) ?? null
}

/** The maximum length of an organization's payment instructions. */
export const PAYMENT_INSTRUCTIONS_MAX = 2_000
/** What of them may be in several languages. */
export const PAYMENT_TEXTS = ['words'] as const
