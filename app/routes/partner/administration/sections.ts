/** Sections of an organization's profile, by their value in the URL. */
export const SECTIONS = ['overview', 'basic', 'cover', 'contact', 'focus', 'documents'] as const
export type ProfileSection = (typeof SECTIONS)[number]

/** Parses the section from a URL; an unknown value means the first one. */
export function sectionOf(word: string | null): ProfileSection {
  return SECTIONS.find((section) => section === word) ?? 'overview'
}

export function sectionAddress(section: ProfileSection): string {
  return section === 'overview' ? '/partner-admin' : `/partner-admin?section=${section}`
}
