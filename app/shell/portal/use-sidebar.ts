import { useEffect, useEffectEvent, useState } from 'react'
import { otherState, SIDEBAR_COOKIE, SIDEBAR_SECONDS, type SidebarState } from './sidebar-state.ts'

/** The popover that holds the entries where the sidebar has no room. */
export const DRAWER = 'portal-drawer'
/** From here on the sidebar stands beside the page; the `lg` of the style sheet. */
const WIDE = '(min-width: 64rem)'

/** The sidebar's state, kept in this browser for seven days; Ctrl or Cmd with B moves it, or the drawer on phones. */
export function useSidebar(stored: SidebarState): [state: SidebarState, toggle: () => void] {
  const [state, setState] = useState(stored)
  const toggle = () => {
    const next = otherState(state)
    remember(next)
    setState(next)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
    if (event.altKey || event.shiftKey) return
    event.preventDefault()
    if (matchMedia(WIDE).matches) toggle()
    else document.getElementById(DRAWER)?.togglePopover()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return [state, toggle]
}

function remember(state: SidebarState): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${SIDEBAR_COOKIE}=${state}; Max-Age=${SIDEBAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}
