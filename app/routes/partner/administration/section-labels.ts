import { m } from '#messages'
import type { Section } from './sections.ts'

const labels: Record<Section, () => string> = {
  overview: m.partneradmin_overview,
  basic: m.partneradmin_organization,
  contact: m.partneradmin_contact,
  focus: m.partneradmin_focus,
  documents: m.partneradmin_documents,
}

export function sectionLabel(section: Section): string {
  return labels[section]()
}
