import { isRouteErrorResponse, Link } from 'react-router'
import { m } from '#messages'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

export type OrderNotFoundProps = {
  error: unknown
  /** URL of the order list. */
  orders: string
  text: string | null
}

/** Shown for an order that does not exist; other errors get the default error page. */
export function OrderNotFound({ error, orders, text }: OrderNotFoundProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />
  return (
    <NoticeScreen
      title={m.orderdesk_not_found()}
      scene={{ id: 'an empty shelf', region: 'coast', time: 'dusk' }}
      actions={
        <Button asChild>
          <Link to={orders}>{m.orderdesk_see_all()}</Link>
        </Button>
      }
    >
      {text}
    </NoticeScreen>
  )
}
