import { ShoppingCart } from 'lucide-react'
import { NavLink, useFetchers, useNavigation } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { PersonalPart } from './personal/personal-part.tsx'
import { useReader } from './use-reader.ts'
import { useSyncExternalStore } from 'react'
import { CART_COOKIE } from '#app/request/cookie-names.ts'
import { useRootData } from './use-root-data.ts'

/** Above this count, the badge only says that there are more. */
const COUNTED = 99

/** Link to the cart with its item count. Hidden while the store is closed. */
export function CartLink() {
  return (
    <PersonalPart of="cart">
      <CartIcon />
    </PersonalPart>
  )
}

function CartIcon() {
  const count = useCartCount()
  const { closed } = useReader()
  if (closed.includes('store')) return null
  return (
    <IconButton asChild label={count === null ? m.cart_page_title() : m.cart_link({ count })}>
      <NavLink to="/cart" preventScrollReset>
        <ShoppingCart aria-hidden />
        {count !== null && (
          <span
            aria-hidden
            className={cn(
              'absolute end-0 top-0.5 min-w-5 rounded-full border-2 border-paper px-1 text-center text-[0.6875rem] leading-4 tabular-nums',
              count > 0 ? 'bg-primary font-bold text-on-primary' : 'bg-sand font-medium text-muted',
            )}
          >
            {count > COUNTED ? `${COUNTED}+` : count}
          </span>
        )}
      </NavLink>
    </IconButton>
  )
}

/**
 * Returns the viewer's cart count: a member's from the server, a visitor's from the browser's cookie; null for a
 * visitor before a cached page has hydrated.
 */
function useCartCount(): number | null {
  const root = useRootData()
  const onServer = root?.cartCount ?? null
  // A submission may have changed the cookie, so re-read it on every navigation state.
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

/** Another tab may have changed the cart, or the page may come from the back/forward cache. */
function listen(change: () => void): () => void {
  window.addEventListener('pageshow', change)
  window.addEventListener('focus', change)
  return () => {
    window.removeEventListener('pageshow', change)
    window.removeEventListener('focus', change)
  }
}
