import { Link, useLocation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { localized } from '#platform/text/language.ts'
import { describeFailure } from './describe-failure.ts'
import { signInAddress } from './navigation.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { NoticeScreen } from './notice-screen.tsx'
import { PostedForm, usePostedForm } from './posted-form.tsx'
import { RequestLine } from './request-id.tsx'

/** Replaces a page that failed: explains the error and offers a way on. After a form, shows the submitted values. */
export function ErrorScreen({ error }: { error: unknown }) {
  const posted = usePostedForm()
  const isSignedOut = describeFailure(error).kind === 'signed-out'
  return (
    <>
      {posted && <PostedForm posted={posted} isSignedOut={isSignedOut} />}
      <FailureScreen error={error} />
    </>
  )
}

function FailureScreen({ error }: { error: unknown }) {
  const { kind, detail } = describeFailure(error)
  switch (kind) {
    case 'not-found':
      return <NotFoundScreen />
    case 'closed':
      return (
        <NoticeScreen
          title={m.errors_closed_title()}
          scene={{ id: 'a gate', region: 'judea', time: 'dusk' }}
          actions={<ReturnHome />}
        >
          {m.errors_closed_text()}
        </NoticeScreen>
      )
    case 'forbidden':
      return (
        <NoticeScreen
          title={m.errors_forbidden_title()}
          scene={{ id: 'a wall', region: 'jerusalem', time: 'dusk' }}
          actions={<ReturnHome />}
        >
          {m.errors_forbidden_text()}
        </NoticeScreen>
      )
    case 'signed-out':
      return (
        <NoticeScreen
          title={m.errors_signed_out_title()}
          scene={{ id: 'an open gate', region: 'jerusalem', time: 'dawn' }}
          actions={
            <Button asChild>
              <a href={localized(signInAddress)} target="_blank" rel="noreferrer">
                {m.forms_sign_in()}
              </a>
            </Button>
          }
        >
          {m.errors_signed_out_text()}
        </NoticeScreen>
      )
    case 'unavailable':
      return (
        <NoticeScreen
          title={m.errors_unavailable_title()}
          scene={{ id: 'calm water', region: 'galilee', time: 'night' }}
          actions={<TryAgain />}
        >
          {m.errors_unavailable_text()}
          <RequestLine />
        </NoticeScreen>
      )
    case 'unexpected':
      return (
        <NoticeScreen
          title={m.errors_unexpected_title()}
          scene={{ id: 'weather', region: 'coast', time: 'dusk' }}
          actions={
            <>
              <TryAgain />
              <ReturnHome variant="secondary" />
            </>
          }
        >
          {detail && <p className="mb-3 text-base [overflow-wrap:anywhere] text-ink">{detail}</p>}
          {m.errors_unexpected_text()}
          <RequestLine />
        </NoticeScreen>
      )
  }
}

/** Returns the browser tab's title for a failed page. */
export function failureTitle(error: unknown): string {
  const pages = {
    'not-found': m.errors_not_found_page,
    closed: m.errors_closed_title,
    unavailable: m.errors_unavailable_page,
    forbidden: m.errors_forbidden_page,
    'signed-out': m.errors_signed_out_title,
    unexpected: m.errors_unexpected_title,
  }
  return m.site_page_title({ page: pages[describeFailure(error).kind]() })
}

function ReturnHome({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  return (
    <Button asChild variant={variant}>
      <Link to="/">{m.errors_return_home()}</Link>
    </Button>
  )
}

/** Reloads the document, because the router's own state is what failed. */
function TryAgain() {
  const { pathname, search } = useLocation()
  return (
    <Button asChild>
      <a href={localized(pathname + search)}>{m.errors_try_again()}</a>
    </Button>
  )
}
