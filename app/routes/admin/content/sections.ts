import { m } from '#messages'

/** The sections of site content that staff can edit, each with its URL. */
export const sections = {
  figures: { to: '/admin/content', label: m.content_figures },
  tours: { to: '/admin/content/tours', label: m.content_tours },
  faq: { to: '/admin/content/faq', label: m.content_faq },
  resources: { to: '/admin/content/resources', label: m.content_resources },
  payments: { to: '/admin/content/payments', label: m.orderdesk_site_tab },
  shekels: { to: '/admin/content/shekels', label: m.content_rate_title },
} as const
export type ContentSection = keyof typeof sections

/** Returns the URL of an entry in a section, or of the form for a new one. */
export function entryAddress(
  section: Exclude<ContentSection, 'figures' | 'payments' | 'shekels'>,
  id: string,
): string {
  return `${sections[section].to}/${id}`
}

/** Returns the URL of a section with the removal dialog for an entry. */
export function removeAddress(
  section: Exclude<ContentSection, 'figures' | 'payments' | 'shekels'>,
  id: string,
): string {
  return `${sections[section].to}?remove=${id}`
}
