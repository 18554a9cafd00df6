/** What a partner's page consists of; each part has an address. */
export const TABS = ['about', 'projects-events'] as const
export type PartnerTab = (typeof TABS)[number]

/** The tab an address asks for; the first for everything else. */
export function tabOf(word: string | null): PartnerTab {
  return TABS.find((tab) => tab === word) ?? 'about'
}

/** Where a tab of a partner's page is. */
export function tabAddress(partnerId: string, tab: PartnerTab): string {
  return tab === 'about' ? `/partner/${partnerId}` : `/partner/${partnerId}?tab=${tab}`
}
