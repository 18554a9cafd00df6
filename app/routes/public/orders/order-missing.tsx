import { Link, useLocation } from 'react-router'
import { m } from '#messages'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { useReader } from '#app/shell/use-reader.ts'
import { Button } from '#app/ui/button.tsx'

/** An order that is not there, or not for this person to see; and the two ways to one's own. */
export function OrderMissing() {
  const { pathname } = useLocation()
  const { viewer } = useReader()
  const signIn = `/auth/login?${new URLSearchParams({ redirect: pathname })}`
  return (
    <NoticeScreen
      title={m.orders_missing_title()}
      scene={{ id: 'a parcel', region: 'coast', time: 'dusk' }}
      actions={
        <>
          <Button asChild>
            <Link to="/orders/look-up">{m.orders_look_up()}</Link>
          </Button>
          <Button asChild variant="secondary">
            {viewer ? (
              <Link to="/dashboard?tab=purchases">{m.orders_to_purchases()}</Link>
            ) : (
              <Link to={signIn}>{m.orders_sign_in()}</Link>
            )}
          </Button>
        </>
      }
    >
      {m.orders_missing_text()}
    </NoticeScreen>
  )
}
