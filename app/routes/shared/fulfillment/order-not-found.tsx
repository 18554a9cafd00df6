import { m } from '#messages'
import { MissingScreen } from '#app/shell/missing-screen.tsx'

export type OrderNotFoundProps = {
  error: unknown
  /** URL of the order list. */
  orders: string
  text: string | null
}

/** Shown for an order that does not exist; other errors get the default error page. */
export function OrderNotFound({ error, orders, text }: OrderNotFoundProps) {
  return (
    <MissingScreen
      error={error}
      title={m.orderdesk_not_found()}
      scene={{ id: 'an empty shelf', region: 'coast', time: 'dusk' }}
      to={orders}
      link={m.orderdesk_see_all()}
    >
      {text}
    </MissingScreen>
  )
}
