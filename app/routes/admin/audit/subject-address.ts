import type { AuditLine } from '#domain/audit/queries/list-lines.ts'
import type { SubjectPage } from '#domain/audit/find-subjects.ts'
import { giftParams } from '../gifts/params.ts'
import { partnerAddress } from '../partners/params.ts'

/** The addresses of what has a page in the administration. */
const PAGES: Record<SubjectPage, (id: string) => string> = {
  project_event_revisions: (id) => `/admin/projects-events/${id}`,
  partner_applications: (id) => `/admin/applications/${id}`,
  partners: (id) => `/admin/partners/${id}`,
  project_events: (id) => partnerAddress({ id, view: 'posts', page: 1 }),
  news: (id) => partnerAddress({ id, view: 'news', page: 1 }),
  products: (id) => partnerAddress({ id, view: 'products', page: 1 }),
  profiles: (id) => `/admin/users/${id}`,
  inbox_messages: (id) => `/admin/inbox/${id}`,
  faq_entries: (id) => `/admin/content/faq/${id}`,
  tour_packages: (id) => `/admin/content/tours/${id}`,
  supports: (id) => giftParams.href({ q: id }),
  orders: (number) => `/admin/orders/${number}`,
  ambassador_profiles: (id) => `/admin/ambassadors/${id}`,
  ambassador_resources: (id) => `/admin/content/resources/${id}`,
}
/** The addresses of what there is only one of. */
const PLACES: Readonly<Record<string, string>> = {
  site_features: '/admin/features',
  site_figures: '/admin/content',
  site_texts: '/admin/content/payments',
}

/** Returns the admin page of an entry's subject, or null if there is none or the subject no longer exists. */
export function subjectAddress({
  subject,
  subjectId,
  about,
}: Pick<AuditLine, 'subject' | 'subjectId' | 'about'>): string | null {
  if (subjectId === null) return Object.hasOwn(PLACES, subject) ? (PLACES[subject] ?? null) : null
  return about?.page ? PAGES[about.page.of](about.page.id) : null
}
