import { m } from '#messages'
import type { District } from '../project-events/place.ts'
import type { Category } from '../project-events/project-event.ts'

export const PREFERRED_SUPPORT = ['volunteer', 'donate', 'business', 'visit'] as const
export type PreferredSupport = (typeof PREFERRED_SUPPORT)[number]

export const PREFERRED_LOCATIONS = [
  'tel-aviv',
  'jerusalem',
  'haifa',
  'negev',
  'north',
  'south',
] as const
export type PreferredLocation = (typeof PREFERRED_LOCATIONS)[number]

export const PREFERRED_CATEGORIES = [
  'children',
  'medical',
  'education',
  'security',
  'technology',
  'environment',
  'community',
] as const
export type PreferredCategory = (typeof PREFERRED_CATEGORIES)[number]

/** What a user would like to support, where, and for which causes. */
export type Preferences = {
  supportTypes: PreferredSupport[]
  locations: PreferredLocation[]
  categories: PreferredCategory[]
}

const support: Record<PreferredSupport, () => string> = {
  volunteer: m.profile_support_volunteer,
  donate: m.profile_support_donate,
  business: m.profile_support_business,
  visit: m.profile_support_visit,
}

const locations: Record<PreferredLocation, [label: () => string, districts: District[]]> = {
  'tel-aviv': [m.profile_location_tel_aviv, ['tel-aviv-district']],
  jerusalem: [m.profile_location_jerusalem, ['jerusalem-district', 'judea-and-samaria']],
  haifa: [m.profile_location_haifa, ['haifa-district']],
  negev: [m.profile_location_negev, ['southern-district']],
  north: [m.profile_location_north, ['northern-district']],
  south: [m.profile_location_south, ['southern-district']],
}

const categories: Record<PreferredCategory, [label: () => string, topics: Category[]]> = {
  children: [m.profile_category_children, ['education', 'community-development']],
  medical: [m.profile_category_medical, ['healthcare']],
  education: [m.profile_category_education, ['education']],
  security: [m.profile_category_security, ['community-development']],
  technology: [m.profile_category_technology, ['technology']],
  environment: [m.profile_category_environment, ['environmental-conservation']],
  community: [
    m.profile_category_community,
    ['community-development', 'social-justice', 'arts-culture', 'events'],
  ],
}

export function preferredSupportLabel(one: PreferredSupport): string {
  return support[one]()
}

export function preferredLocationLabel(one: PreferredLocation): string {
  return locations[one][0]()
}

export function preferredCategoryLabel(one: PreferredCategory): string {
  return categories[one][0]()
}

/** The districts of these places, without duplicates. */
export function districtsOf(chosen: readonly PreferredLocation[]): District[] {
  return [...new Set(chosen.flatMap((one) => locations[one][1]))]
}

/** The project and event topics of these preferences, without duplicates. */
export function topicsOf(chosen: readonly PreferredCategory[]): Category[] {
  return [...new Set(chosen.flatMap((one) => categories[one][1]))]
}
