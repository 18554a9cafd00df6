import { useEffect, useEffectEvent, useState } from 'react'
import { otherState, SIDEBAR_COOKIE, SIDEBAR_SECONDS, type SidebarState } from './sidebar-state.ts'

/** Id of the popover with the entries, used where the sidebar does not fit. */
export const DRAWER = 'portal-drawer'
/** From this width on the sidebar is next to the page; matches `lg` in the style sheet. */
const WIDE = '(min-width: 64rem)'

/** Returns the sidebar's state, stored in this browser for seven days. Ctrl+B or Cmd+B toggles it, or the drawer on phones. */
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
