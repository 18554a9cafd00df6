import { m } from '#messages'
import type { Feature } from '#domain/content/feature.ts'

/** The tabs of a partner's page in display order; each has a URL. */
const TABS = ['about', 'projects-events', 'calendar', 'map', 'news', 'store'] as const
export type PartnerTab = (typeof TABS)[number]

type TabWords = { label: () => string; feature?: Feature }

const words: Record<PartnerTab, TabWords> = {
  about: { label: m.detail_partner_tab_about },
  'projects-events': { label: m.detail_partner_tab_items },
  calendar: { label: m.calendar_title, feature: 'calendar' },
  map: { label: m.map_title, feature: 'map' },
  news: { label: m.partnertabs_news },
  store: { label: m.partnertabs_store, feature: 'store' },
}

/** The tab for a name in the URL; the first if unknown. */
export function partnerTabOf(word: string | null): PartnerTab {
  return TABS.find((tab) => tab === word) ?? 'about'
}

/** The feature a tab depends on, which staff may disable. */
export function tabFeature(tab: PartnerTab): Feature | undefined {
  return words[tab].feature
}

/** The tabs to show while these features are disabled. */
export function openTabs(closed: readonly string[]): { tab: PartnerTab; label: string }[] {
  return TABS.filter((tab) => !closed.includes(words[tab].feature ?? '')).map((tab) => ({
    tab,
    label: partnerTabLabel(tab),
  }))
}

export function partnerTabLabel(tab: PartnerTab): string {
  return words[tab].label()
}

/** The URL of a tab on a partner's page, and of one of its pages if it is paginated. */
export function partnerTabAddress(partnerId: string, tab: PartnerTab, page = 1): string {
  const query = new URLSearchParams()
  if (tab !== 'about') query.set('tab', tab)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/partner/${partnerId}?${query}` : `/partner/${partnerId}`
}
