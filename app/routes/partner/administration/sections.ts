/** The sections of an organization's profile, by their words in the address. */
export const SECTIONS = ['overview', 'basic', 'contact', 'focus', 'documents'] as const
export type Section = (typeof SECTIONS)[number]

/** The section of an address; an unknown word means the first. */
export function sectionOf(word: string | null): Section {
  return SECTIONS.find((section) => section === word) ?? 'overview'
}

/** The address of a section. */
export function sectionAddress(section: Section): string {
  return section === 'overview' ? '/partner-admin' : `/partner-admin?section=${section}`
}
