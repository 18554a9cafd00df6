import { m } from '#messages'

/** Types of ambassadors, in display order. */
export const AMBASSADOR_TYPES = [
  'school',
  'synagogue',
  'nonprofit',
  'business',
  'community',
  'individual',
  'other',
] as const
export type AmbassadorType = (typeof AMBASSADOR_TYPES)[number]

/** The texts of a page that may be in several languages. */
export const PAGE_TEXTS = ['bio'] as const

export const FULL_NAME_MAX = 120
export const ORGANIZATION_MAX = 200
export const BIO_MAX = 2000

export const REGISTRATION_PATH = '/ambassador-registration'
export const DASHBOARD_PATH = '/ambassador/dashboard'

const labels: Record<AmbassadorType, () => string> = {
  school: m.becoming_type_school,
  synagogue: m.becoming_type_synagogue,
  nonprofit: m.becoming_type_nonprofit,
  business: m.becoming_type_business,
  community: m.becoming_type_community,
  individual: m.becoming_type_individual,
  other: m.becoming_type_other,
}

/** The label of an ambassador type. */
export function ambassadorTypeLabel(type: AmbassadorType): string {
  return labels[type]()
}

/** The path of an ambassador's page. */
export function ambassadorPath(id: string): string {
  return `/ambassador/${id}`
}
