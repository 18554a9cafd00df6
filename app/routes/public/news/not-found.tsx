import { Link } from 'react-router'
import { m } from '#messages'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** For an article that is not there, or not public: nobody learns which. */
export function NewsNotFound() {
  return (
    <NoticeScreen
      title={m.news_not_found()}
      scene={{ id: 'a quiet morning', region: 'galilee', time: 'dawn' }}
      actions={
        <Button asChild>
          <Link to="/partners">{m.news_not_found_action()}</Link>
        </Button>
      }
    >
      {m.news_not_found_text()}
    </NoticeScreen>
  )
}
