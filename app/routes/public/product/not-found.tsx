import { Link } from 'react-router'
import { m } from '#messages'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** For products that do not exist or are not public: the two look the same. */
export function ProductNotFound() {
  return (
    <NoticeScreen
      title={m.store_not_found()}
      scene={{ id: 'an empty shelf', region: 'coast', time: 'day' }}
      actions={
        <Button asChild>
          <Link to="/store">{m.store_return()}</Link>
        </Button>
      }
    >
      {m.store_not_found_text()}
    </NoticeScreen>
  )
}
