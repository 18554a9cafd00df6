/** Wide, or a rail of icons. */
export const SIDEBAR_STATES = ['expanded', 'collapsed'] as const
export type SidebarState = (typeof SIDEBAR_STATES)[number]

export const SIDEBAR_COOKIE = 'sidebar'
/** Seven days. */
export const SIDEBAR_SECONDS = 604_800

/** Parses a state; unknown values mean expanded. */
export function sidebarStateOf(word: unknown): SidebarState {
  return SIDEBAR_STATES.find((state) => state === word) ?? 'expanded'
}

export function otherState(state: SidebarState): SidebarState {
  return state === 'expanded' ? 'collapsed' : 'expanded'
}
