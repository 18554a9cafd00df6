import { m } from '#messages'

/** What of the site's content staff edits, each under an address of its own. */
export const sections = {
  figures: { to: '/admin/content', label: m.content_figures },
  tours: { to: '/admin/content/tours', label: m.content_tours },
  faq: { to: '/admin/content/faq', label: m.content_faq },
  resources: { to: '/admin/content/resources', label: m.content_resources },
  payments: { to: '/admin/content/payments', label: m.orderdesk_site_tab },
} as const
export type Section = keyof typeof sections

/** The address of one entry of a section, or of the form for a new one. */
export function entryAddress(
  section: Exclude<Section, 'figures' | 'payments'>,
  id: string,
): string {
  return `${sections[section].to}/${id}`
}

/** The address of a section with the question whether an entry is to be removed. */
export function removeAddress(
  section: Exclude<Section, 'figures' | 'payments'>,
  id: string,
): string {
  return `${sections[section].to}?remove=${id}`
}
