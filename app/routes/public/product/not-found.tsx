import { m } from '#messages'
import { MissingScreen } from '#app/shell/missing-screen.tsx'

/** For products that do not exist or are not public: the two look the same. */
export function ProductNotFound({ error }: { error: unknown }) {
  return (
    <MissingScreen
      error={error}
      title={m.store_not_found()}
      scene={{ id: 'an empty shelf', region: 'coast', time: 'day' }}
      to="/store"
      link={m.store_return()}
    >
      {m.store_not_found_text()}
    </MissingScreen>
  )
}
