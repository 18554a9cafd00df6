import { Form, Link, useNavigation } from 'react-router'
import { hebrewWhen } from '#domain/project-events/hebrew-when.ts'
import { findPendingSignUp } from '#domain/support/queries/find-pending-sign-up.ts'
import { supportOnDates } from '#domain/support/support-words.ts'
import { takesPlace } from '#domain/support/support.ts'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { viewerContext } from '#app/request/context.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Name } from '#app/ui/name.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { showPhone } from '#platform/text/phone.ts'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { OthersText } from '#app/ui/others-text.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import type { Route } from './+types/confirm.ts'
import { linkCaller } from './link-caller.ts'
import { AnswerLines } from '../../shared/questions/answer-lines.tsx'
import { OccasionLines } from './occasion-lines.tsx'

export function meta() {
  return [
    { title: m.joining_page() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** The URL carries a token, which must not leak, not even into our own log. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

/** What the link confirms. Loading changes nothing, because mail scanners open every link. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')?.slice(0, 100) ?? ''
  const pending = await rethrowAsResponse(findPendingSignUp(linkCaller(context), { token }))
  const viewer = context.get(viewerContext)
  return {
    token,
    pending: pending && { ...pending, phone: pending.phone && showPhone(pending.phone) },
    hebrewDate: pending && hebrewWhen(pending.item),
    isSignedIn: viewer !== null,
    /** Someone else, who is signed out by confirming. */
    other: viewer && pending && viewer.email !== pending.email ? viewer.email : null,
  }
}

export const handle = { failed: () => m.joining_failed() }

export { confirm as action } from './confirm.server.ts'

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { token, pending, isSignedIn, other } = loaderData
  const { state } = useNavigation()
  if (!pending) return <LinkOver isSignedIn={isSignedIn} />
  const { kind, item, email, phone, message } = pending
  return (
    <Container width="text" className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.joining_eyebrow()}
        title={
          <span lang={otherThanPage(item.language)} dir="auto" className="wrap-anywhere">
            {item.title}
          </span>
        }
        lead={<Name>{item.organization}</Name>}
        className="wrap-anywhere"
      />
      <OccasionLines item={item} hebrewDate={loaderData.hebrewDate} />
      <dl className="mt-6 flex flex-col gap-3 border-t border-line pt-6">
        <Given name={m.joining_what()}>{supportOnDates(pending)}</Given>
        {message && <Given name={m.joining_message()}>{message}</Given>}
        {phone && <Given name={m.forms_phone()}>{phone}</Given>}
      </dl>
      <AnswerLines answered={pending.answered} className="mt-3" />
      {pending.waits && <p className="mt-6">{m.waiting_mail_link()}</p>}
      <ProblemBanner problems={actionData?.problems} className="mt-6" />
      <p className="mt-6 wrap-anywhere">
        {m.joining_as({ email })} {other !== null && m.joining_signed_in_as_other({ email: other })}
      </p>
      <Form
        method="post"
        action={`?${new URLSearchParams({ token }).toString()}`}
        className="mt-6 flex flex-col sm:items-start"
      >
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" pending={state === 'submitting'}>
          {takesPlace(kind) ? m.joining_confirm() : m.joining_confirm_inquiry()}
        </Button>
      </Form>
    </Container>
  )
}

function Given({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <OthersText as="dd" className="wrap-anywhere">
        {children}
      </OthersText>
    </div>
  )
}

function LinkOver({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <NoticeScreen
      title={m.joining_over_title()}
      scene={{ id: 'a used link', region: 'galilee', time: 'dawn' }}
      actions={
        <>
          <Button asChild>
            <Link to="/projects-events">{m.joining_look_around()}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/dashboard">{isSignedIn ? m.joining_dashboard() : m.joining_sign_in()}</Link>
          </Button>
        </>
      }
    >
      {m.joining_over_text()}
    </NoticeScreen>
  )
}
