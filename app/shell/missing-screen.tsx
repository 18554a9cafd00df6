import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { isMissing } from './describe-failure.ts'
import { ErrorScreen } from './error-screen.tsx'
import { NoticeScreen, type NoticeScreenProps } from './notice-screen.tsx'

type MissingScreenProps = Pick<NoticeScreenProps, 'title' | 'scene'> & {
  error: unknown
  /** Where to go instead, and its label. */
  to: string
  link: string
  children?: ReactNode
}

/**
 * The error screen of a page about one thing. Something that does not exist and something this person may not see look the
 * same; other errors get the default screen.
 */
export function MissingScreen({ error, to, link, children, ...notice }: MissingScreenProps) {
  if (!isMissing(error)) return <ErrorScreen error={error} />
  return (
    <NoticeScreen
      {...notice}
      actions={
        <Button asChild>
          <Link to={to}>{link}</Link>
        </Button>
      }
    >
      {children}
    </NoticeScreen>
  )
}
