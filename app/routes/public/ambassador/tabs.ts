import { m } from '#messages'

export const TABS = [
  'about',
  'what-is-it',
  'activities',
  'how-it-works',
  'who-can-join',
  'why',
  'showcase',
  'materials',
] as const
export type AmbassadorTab = (typeof TABS)[number]

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

/** The tab of a word of the address; without one, or with an unknown one, the first. */
export function tabOf(word: string | null): AmbassadorTab {
  return TABS.find((tab) => tab === word) ?? 'about'
}

export function tabLabel(tab: AmbassadorTab): string {
  return labels[tab]()
}

export function tabAddress(tab: AmbassadorTab): string {
  return tab === 'about' ? '/ambassador' : `/ambassador?tab=${tab}`
}
