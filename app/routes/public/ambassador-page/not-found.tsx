import { Link } from 'react-router'
import { m } from '#messages'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { ambassadorTabAddress } from '../ambassador/tabs.ts'

/** For an ambassador who is not there, or whose page is hidden: nobody learns which. */
export function AmbassadorNotFound() {
  return (
    <NoticeScreen
      title={m.minisite_not_found()}
      scene={{ id: 'a path without people', region: 'galilee', time: 'dawn' }}
      actions={
        <Button asChild>
          <Link to={ambassadorTabAddress('showcase')}>{m.minisite_see_others()}</Link>
        </Button>
      }
    >
      {m.minisite_not_found_text()}
    </NoticeScreen>
  )
}
