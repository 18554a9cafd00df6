import type { FocusArea } from '#domain/partners/partner.ts'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import type { Subject, SubjectVariant } from '#app/ui/subject/subject.ts'
import { variantOf } from '../cards/subject-of.ts'

const subjects: Record<Exclude<FocusArea, 'other'>, Subject> = {
  'wounded-soldiers': 'wheelchair',
  'food-for-soldiers': 'kitchen',
  'displaced-communities': 'home',
  'widows-and-orphans': 'meeting',
  reconstruction: 'building',
  'missions-and-tours': 'bus',
  'social-welfare': 'neighbors',
  education: 'school',
  'security-support': 'rescue',
  'jewish-identity': 'holiday',
  'aliyah-support': 'journey',
  'emergency-relief': 'parcels',
}

/**
 * The scene of an organization without a picture, in a light of its own: of its first focus area, or else of what its other
 * focus names, or else of its topic; null if none is known.
 */
export function workOf({
  id,
  focusAreas: [first = 'other'],
  otherFocusArea,
  category,
}: Pick<
  PublicPartner,
  'id' | 'focusAreas' | 'otherFocusArea' | 'category'
>): SubjectVariant | null {
  const variant = variantOf({ id, title: otherFocusArea ?? '', category, district: null })
  if (first === 'other') return variant
  return { subject: subjects[first], composition: 0, light: variant?.light ?? 0 }
}
