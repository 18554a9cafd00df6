import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { NoticeScreen } from './notice-screen.tsx'

/** For pages that do not exist or that this user may not know about. */
export function NotFoundScreen() {
  const { pathname } = useLocation()
  useEffect(() => console.warn(`Page not found: ${pathname}`), [pathname])
  return (
    <NoticeScreen
      title={m.errors_not_found_title()}
      scene={{ id: 'a path that ends', region: 'negev', time: 'dawn' }}
      actions={
        <Button asChild>
          <Link to="/">{m.errors_return_home()}</Link>
        </Button>
      }
    >
      {m.errors_not_found_text()}
    </NoticeScreen>
  )
}
