/** The views of the dashboard, by their word in the address. */
export const DASHBOARD_TABS = ['projects', 'saved', 'purchases'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** The view of an address; an unknown word means the first. */
export function dashboardTabOf(word: string | null): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === word) ?? 'projects'
}

/** The address of a view and, from the second on, of its page. */
export function dashboardTabAddress(tab: DashboardTab, page = 1): string {
  const query = new URLSearchParams()
  if (tab !== 'projects') query.set('tab', tab)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/dashboard?${text}` : '/dashboard'
}

/** The page of an address, from 1; whatever is no number means the first. */
export function pageOf(word: string | null): number {
  return word && /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 1
}
