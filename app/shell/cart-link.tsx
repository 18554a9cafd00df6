import { ShoppingCart } from 'lucide-react'
import { NavLink } from 'react-router'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useCartCount } from './use-cart-count.ts'
import { useReader } from './use-reader.ts'

/** Beyond this many, the badge says only that there are more. */
const COUNTED = 99

/** The way to the cart, with how many pieces are in it. Not there while the store is closed. */
export function CartLink() {
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
