import { m } from '#messages'
import type { Feature } from '#domain/site/feature.ts'

/** What a partner's page consists of, in the order of showing; each part has an address. */
const TABS = ['about', 'projects-events'] as const
export type PartnerTab = (typeof TABS)[number]

type TabWords = { label: () => string; feature?: Feature }

const words: Record<PartnerTab, TabWords> = {
  about: { label: m.detail_partner_tab_about },
  'projects-events': { label: m.detail_partner_tab_items },
}

/** The tab an address asks for; the first for everything else. */
export function tabOf(word: string | null): PartnerTab {
  return TABS.find((tab) => tab === word) ?? 'about'
}

/** The part of the site a tab belongs to, which staff may have closed. */
export function tabFeature(tab: PartnerTab): Feature | undefined {
  return words[tab].feature
}

/** The tabs to show while these parts of the site are closed. */
export function openTabs(closed: readonly string[]): { tab: PartnerTab; label: string }[] {
  return TABS.filter((tab) => !closed.includes(words[tab].feature ?? '')).map((tab) => ({
    tab,
    label: words[tab].label(),
  }))
}

/** Where a tab of a partner's page is. */
export function tabAddress(partnerId: string, tab: PartnerTab): string {
  return tab === 'about' ? `/partner/${partnerId}` : `/partner/${partnerId}?tab=${tab}`
}
