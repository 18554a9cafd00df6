import { useSyncExternalStore } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { CART_COOKIE } from '#app/request/cookie-names.ts'
import { useRootData } from './use-root-data.ts'

/** Pieces in the reader's cart: a member's from the server, a visitor's from this browser; null for a visitor whose browser has not taken over a page that is the same for everybody. */
export function useCartCount(): number | null {
  const root = useRootData()
  const onServer = root?.cartCount ?? null
  // Whatever was sent may have changed the cookie: it is read anew with each of their states.
  useNavigation()
  useFetchers()
  const inBrowser = useSyncExternalStore<number | null>(listen, countInBrowser, () => onServer)
  return root?.viewer ? onServer : inBrowser
}

function countInBrowser(): number {
  const [, digits = '0'] =
    new RegExp(`(?:^|; )${CART_COOKIE}=(\\d{1,5})(?:;|$)`).exec(document.cookie) ?? []
  return Number(digits)
}

/** Another tab may have filled the cart meanwhile, or a page come back as it was left. */
function listen(change: () => void): () => void {
  window.addEventListener('pageshow', change)
  window.addEventListener('focus', change)
  return () => {
    window.removeEventListener('pageshow', change)
    window.removeEventListener('focus', change)
  }
}
