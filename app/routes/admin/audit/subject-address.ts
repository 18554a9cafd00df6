/** Where staff finds what a line of the log is about, by its table. */
const PAGES: Record<string, (id: string) => string> = {
  project_event_revisions: (id) => `/admin/projects-events/${id}`,
  partner_applications: (id) => `/admin/applications/${id}`,
  partners: (id) => `/admin/partners/${id}`,
  profiles: (id) => `/admin/users/${id}`,
  roles: (id) => `/admin/users/${id}`,
  inbox_messages: (id) => `/admin/inbox/${id}`,
  faq_entries: (id) => `/admin/content/faq/${id}`,
  tour_packages: (id) => `/admin/content/tours/${id}`,
  ambassador_resources: (id) => `/admin/content/resources/${id}`,
}
const PLACES: Record<string, string> = {
  site_features: '/admin/features',
  site_figures: '/admin/content',
}

/** What leaves nothing to look at. */
const LAST = /^(?:site\.remove-faq-entry|ambassadors\.remove-resource|accounts\.delete-account)$/

type Line = { operation: string; subject: string; subjectId: string | null }

/** The page of what a line is about, or null where there is none. */
export function subjectAddress({ operation, subject, subjectId }: Line): string | null {
  if (LAST.test(operation)) return null
  if (subjectId !== null && Object.hasOwn(PAGES, subject))
    return PAGES[subject]?.(subjectId) ?? null
  return Object.hasOwn(PLACES, subject) ? (PLACES[subject] ?? null) : null
}
