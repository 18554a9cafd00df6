import { m } from '#messages'
import { sentence } from './audit-words.ts'

/** What each audited subject is, by its table. A test finds the subjects without words. */
export const SUBJECT_WORDS: Readonly<Record<string, () => string>> = {
  ambassador_profiles: m.audit_about_ambassador_profiles,
  ambassador_resources: m.audit_about_ambassador_resources,
  faq_entries: m.audit_about_faq_entries,
  files: m.audit_about_files,
  identity_documents: m.audit_about_identity_documents,
  inbox_messages: m.audit_about_inbox_messages,
  news: m.audit_about_news,
  partner_applications: m.audit_about_partner_applications,
  partner_orders: m.audit_about_partner_orders,
  partners: m.audit_about_partners,
  payments: m.audit_about_payments,
  products: m.audit_about_products,
  profiles: m.audit_about_profiles,
  project_event_revisions: m.audit_about_project_event_revisions,
  project_events: m.audit_about_project_events,
  refunds: m.audit_about_refunds,
  roles: m.audit_about_roles,
  saved_filters: m.audit_about_saved_filters,
  site_features: m.audit_about_site_features,
  site_figures: m.audit_about_site_figures,
  site_texts: m.audit_about_site_texts,
  supports: m.audit_about_supports,
  tour_packages: m.audit_about_tour_packages,
}

/** Names a kind of subject: `Organization`; for an unknown `odd_table`, `Odd table`. */
export function subjectWords(subject: string): string {
  return Object.hasOwn(SUBJECT_WORDS, subject) ? SUBJECT_WORDS[subject]!() : sentence(subject)
}
