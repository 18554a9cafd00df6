/** Admin pages for the subject of an audit entry, by table. */
const PAGES: Record<string, (id: string) => string> = {
  project_event_revisions: (id) => `/admin/projects-events/${id}`,
  partner_applications: (id) => `/admin/applications/${id}`,
  partners: (id) => `/admin/partners/${id}`,
  profiles: (id) => `/admin/users/${id}`,
  roles: (id) => `/admin/users/${id}`,
  identity_documents: (id) => `/admin/users/${id}`,
  inbox_messages: (id) => `/admin/inbox/${id}`,
  faq_entries: (id) => `/admin/content/faq/${id}`,
  tour_packages: (id) => `/admin/content/tours/${id}`,
  supports: (id) => `/admin/gifts?q=${id}`,
  partner_orders: (id) => `/admin/orders/${id}`,
  ambassador_profiles: (id) => `/admin/ambassadors/${id}`,
  ambassador_resources: (id) => `/admin/content/resources/${id}`,
}
const PLACES: Record<string, string> = {
  site_features: '/admin/features',
  site_figures: '/admin/content',
}

type Line = { subject: string; subjectId: string | null; isThere: boolean }

/** Returns the admin page of an entry's subject, or null if there is none or the subject no longer exists. */
export function subjectAddress({ subject, subjectId, isThere }: Line): string | null {
  if (subjectId === null) return Object.hasOwn(PLACES, subject) ? (PLACES[subject] ?? null) : null
  return isThere && Object.hasOwn(PAGES, subject) ? (PAGES[subject]?.(subjectId) ?? null) : null
}
