import { m } from '#messages'
import type { ProfileSection } from './sections.ts'

const labels: Record<ProfileSection, () => string> = {
  overview: m.partneradmin_overview,
  basic: m.partneradmin_organization,
  cover: m.partneradmin_cover,
  contact: m.partneradmin_contact,
  focus: m.partneradmin_focus,
  documents: m.partneradmin_documents,
}

export function sectionLabel(section: ProfileSection): string {
  return labels[section]()
}
