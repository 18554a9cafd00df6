import { m } from '#messages'

export const AMBASSADOR_TABS = [
  'about',
  'what-is-it',
  'activities',
  'how-it-works',
  'who-can-join',
  'why',
  'showcase',
  'materials',
] as const
export type AmbassadorTab = (typeof AMBASSADOR_TABS)[number]

const labels: Record<AmbassadorTab, () => string> = {
  about: m.ambassador_tab_about,
  'what-is-it': m.ambassador_tab_what,
  activities: m.ambassador_tab_activities,
  'how-it-works': m.ambassador_tab_how,
  'who-can-join': m.ambassador_tab_who,
  why: m.ambassador_tab_why,
  showcase: m.ambassador_tab_showcase,
  materials: m.ambassador_tab_materials,
}

/** The tab for a name in the URL; the first if missing or unknown. */
export function ambassadorTabOf(word: string | null): AmbassadorTab {
  return AMBASSADOR_TABS.find((tab) => tab === word) ?? 'about'
}

export function ambassadorTabLabel(tab: AmbassadorTab): string {
  return labels[tab]()
}

export function ambassadorTabAddress(tab: AmbassadorTab): string {
  return tab === 'about' ? '/ambassador' : `/ambassador?tab=${tab}`
}
