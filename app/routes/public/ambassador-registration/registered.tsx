import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { DASHBOARD_PATH } from '#domain/ambassadors/ambassador.ts'
import { m } from '#messages'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** Milliseconds in which the good news can be read. */
const PAUSE = 1500

/** The page is there; the dashboard follows by itself, or by its link. */
export function Registered() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(DASHBOARD_PATH, { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <NoticeScreen
      title={m.becoming_done_title()}
      scene={{ id: 'a door opens', region: 'galilee', time: 'dawn' }}
      actions={
        <Button asChild size="large">
          <Link to={DASHBOARD_PATH}>{m.becoming_to_dashboard()}</Link>
        </Button>
      }
    >
      <p>{m.becoming_done_text()}</p>
    </NoticeScreen>
  )
}
