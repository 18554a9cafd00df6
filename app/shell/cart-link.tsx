import { ShoppingCart } from 'lucide-react'
import { NavLink } from 'react-router'
import { m } from '#messages'
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
    <IconButton asChild label={m.cart_link({ count })}>
      <NavLink to="/cart" preventScrollReset>
        <ShoppingCart aria-hidden />
        <span
          aria-hidden
          data-cart-count={count}
          className={
            count > 0
              ? 'absolute end-0 top-0.5 min-w-5 rounded-full border-2 border-paper bg-primary px-1 text-center text-[0.6875rem] leading-4 font-bold text-on-primary tabular-nums'
              : 'absolute end-0 top-0.5 min-w-5 rounded-full border-2 border-paper bg-sand px-1 text-center text-[0.6875rem] leading-4 font-medium text-muted tabular-nums'
          }
        >
          {count > COUNTED ? `${COUNTED}+` : count}
        </span>
      </NavLink>
    </IconButton>
  )
}
