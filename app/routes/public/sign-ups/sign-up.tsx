import { Navigation } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { readMembers } from '#domain/attendance/attendance.ts'
import { proposeHours } from '#domain/attendance/commands/propose-hours.ts'
import { takeBackHours } from '#domain/attendance/commands/take-back-hours.ts'
import { getOwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'
import { hebrewWhen } from '#domain/project-events/hebrew-when.ts'
import { confirmComing } from '#domain/support/commands/confirm-coming.ts'
import { freePlace } from '#domain/support/commands/free-place.ts'
import { takePlace } from '#domain/support/commands/take-place.ts'
import { getSignUp, type OwnSignUp } from '#domain/support/queries/get-sign-up.ts'
import { findOwnConsent } from '#domain/consent/queries/find-own-consent.ts'
import { typedAnswers } from '#domain/questions/answer-fields.ts'
import { changeAnswers } from '#domain/questions/commands/change-answers.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { getOwnAnswers } from '#domain/questions/queries/get-own-answers.ts'
import { findDue } from '#domain/waiting/queries/find-due.ts'
import { getOwnThread } from '#domain/threads/queries/get-own-thread.ts'
import { signUpPagePath } from '#domain/support/sign-up-link.ts'
import { isInLine } from '#domain/support/support-rules.ts'
import { supportLabelWithGroup } from '#domain/support/support-words.ts'
import { takesPart } from '#domain/support/support.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { runtimeContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { rethrowAsResponse, runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'
import { Name } from '#app/ui/name.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { AppError } from '#platform/errors.ts'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { AddToCalendar } from '../cards/add-to-calendar.tsx'
import { SupportBadge } from '../cards/support-badges.tsx'
import { personIntents } from '../../shared/thread/person-intents.server.ts'
import { isThreadIntent } from '../../shared/thread/thread-intents.ts'
import { ThreadSection } from '../../shared/thread/thread-section.tsx'
import { Share } from '../project-event/share.tsx'
import type { Route } from './+types/sign-up.ts'
import { DueLines } from './due-lines.tsx'
import { OccasionLines } from './occasion-lines.tsx'
import { OnTheDay } from './on-the-day.tsx'
import { loadOnTheDay } from './on-the-day.server.ts'
import { ANSWER_INTENT, OwnAnswersSection } from './own-answers.tsx'
import { OwnConsent } from './own-consent.tsx'
import { PROPOSE_INTENT, ProposeHours, TAKE_BACK_INTENT } from './propose-hours.tsx'
import { openSignUp, type OpenedSignUp } from './open-sign-up.server.ts'

export function meta() {
  return [
    { title: m.signups_page() },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ]
}

/** A sign-up: what happens next, and what can be done. Loading changes nothing, because scanners follow links. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const opened = openSignUp(context, request, params.id)
  const { caller, of, key } = opened
  const signUp = await rethrowAsResponse(getSignUp(caller, of))
  const { origin } = context.get(runtimeContext)
  const thread = await rethrowAsResponse(getOwnThread(caller, of))
  const due = thread && (await rethrowAsResponse(findDue(caller, { supportId: signUp.id })))
  const ways = key === null ? await runOperation(context, getOwnSignIn, {}) : null
  return {
    signUp,
    hebrewDate: hebrewWhen(signUp.item),
    answers: await rethrowAsResponse(getOwnAnswers(caller, of)),
    consent: await rethrowAsResponse(findOwnConsent(caller, of)),
    thread,
    due,
    onTheDay: await loadOnTheDay(context, opened, signUp),
    address: `${origin}/projects-events/${signUp.item.id}`,
    /** Signed in by an emailed link, and without a way to come back. */
    needsPassword: ways?.accounts.length === 0,
  }
}

export const action = formAction({
  open: ({ request, params, context }) => openSignUp(context, request, params['id'] ?? ''),
  intents: personIntents<OpenedSignUp>(({ of }) => of),
  async run({ caller, of, values }) {
    const { intent } = values
    // Throws 404 for another user's sign-up.
    const { status } = await getSignUp(caller, of)
    switch (intent) {
      case 'coming':
        await confirmComing(caller, of)
        return m.signups_did_confirm()
      case 'free':
        await freePlace(caller, of)
        return isInLine(status) ? m.waiting_did_leave() : m.signups_did_free()
      case ANSWER_INTENT:
        await changeAnswers(caller, { ...of, answers: typedAnswers(values) })
        return m.questions_did_change()
      case PROPOSE_INTENT:
        await proposeHours(caller, {
          ...of,
          date: values['date'],
          day: values['day'],
          members: readMembers(values),
          hours: values['hours'] ?? '',
        })
        return m.onday_did_propose()
      case TAKE_BACK_INTENT:
        await takeBackHours(caller, { ...of, id: values['id'] ?? '' })
        return m.onday_did_take_back()
      case 'take':
        await takePlace(caller, of)
        return m.waiting_did_take()
      default:
        throw new AppError('bad_request', '')
    }
  },
  to: ({ id, key }) => signUpPagePath(id, key),
})

/** The URL may be a key, so only our own pages get it as a referrer. */
export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  }
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { signUp, thread, due, address, needsPassword } = loaderData
  const problems = actionData?.problems
  const { item, kind, status, isPublic, isHeld } = signUp
  const isExpected = isHeld && !isInLine(status)
  const { proposal } = loaderData.onTheDay
  // After a change only: who has just signed up is coming.
  const asksWhetherComing = signUp.mayConfirm && signUp.askedAt !== null
  const { formData } = useNavigation()
  const pending = formData?.get('intent')
  return (
    <Container width="text" className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.signups_eyebrow()}
        title={
          <span lang={otherThanPage(item.language)} dir="auto" className="wrap-anywhere">
            {item.title}
          </span>
        }
        lead={<Name>{item.organization}</Name>}
        className="wrap-anywhere"
      />
      <OccasionLines item={item} hebrewDate={loaderData.hebrewDate} />
      <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line pt-6">
        <span dir="auto" className="font-medium wrap-anywhere">
          {supportLabelWithGroup({ ...signUp, amountCents: null })}
        </span>
        {isHeld || status === 'cancelled' || status === 'lapsed' ? (
          <SupportBadge
            status={status}
            kind={kind}
            isOnHold={!isPublic}
            consent={loaderData.consent?.consent}
          />
        ) : null}
      </p>
      {due && <DueLines due={due} organization={item.organization} />}
      {loaderData.consent && (
        <OwnConsent own={loaderData.consent} isHeld={isHeld} timeZone={item.timeZone} />
      )}
      {signUp.reason && (
        <p dir="auto" className="mt-2 whitespace-pre-line text-muted wrap-anywhere">
          {m.dashboard_declined_because({ reason: signUp.reason })}
        </p>
      )}
      {problems && !isSectionIntent(problems.values['intent']) && (
        <ProblemBanner problems={problems} className="mt-6" />
      )}
      {isExpected && isPublic && signUp.mayFree && (
        <>
          <NumberedSteps
            id="next"
            title={m.signups_next()}
            steps={stepsOf(signUp)}
            className="mt-6"
          />
          <div className="mt-6 flex flex-wrap gap-3" data-print="never" data-clear-of-toasts="">
            {item.type === 'event' && (
              <AddToCalendar eventId={item.id} dateId={signUp.date?.id ?? null} />
            )}
            <Share title={item.title} address={address} />
            {(item.datePlace ?? item.location) && (
              <Button asChild variant="secondary">
                <a href={directionsTo(whereOf(item))} rel="noopener noreferrer">
                  <Navigation aria-hidden />
                  {m.signups_directions()}
                </a>
              </Button>
            )}
          </div>
        </>
      )}
      <OnTheDay onTheDay={loaderData.onTheDay} organization={item.organization} />
      {(proposal.dates.length > 0 || proposal.said.length > 0) && isSaidBy(signUp) && (
        <ProposeHours
          proposal={proposal}
          organization={item.organization}
          timeZone={item.timeZone}
          problems={problems}
        />
      )}
      <p className="mt-6 max-w-text">{sentenceOf(signUp)}</p>
      {(asksWhetherComing || signUp.mayFree) && (
        <Form method="post" className="mt-6 flex flex-wrap gap-3" preventScrollReset>
          {signUp.mayTake && (
            <Button type="submit" name="intent" value="take" pending={pending === 'take'}>
              {m.waiting_take()}
            </Button>
          )}
          {asksWhetherComing && (
            <Button type="submit" name="intent" value="coming" pending={pending === 'coming'}>
              {m.signups_still_coming()}
            </Button>
          )}
          {signUp.mayFree && (
            <Button
              type="submit"
              name="intent"
              value="free"
              variant="secondary"
              pending={pending === 'free'}
            >
              {freeLabel(signUp)}
            </Button>
          )}
        </Form>
      )}
      {loaderData.answers && (
        <OwnAnswersSection
          own={loaderData.answers}
          organization={item.organization}
          problems={problems}
        />
      )}
      {thread && (
        <ThreadSection
          thread={thread}
          side="person"
          name={item.organization}
          problems={problems}
          className="mt-8"
        />
      )}
      {needsPassword && (
        <Banner tone="info" className="mt-8" title={m.joining_set_password_title()}>
          <p>{m.joining_set_password_text()}</p>
          <Link
            className="mt-1 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
            to="/account/password"
          >
            {m.joining_set_password()}
          </Link>
        </Banner>
      )}
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6">
        {isPublic && (
          <Link className="text-primary underline" to={`/projects-events/${item.id}`}>
            {m.signups_see_page()}
          </Link>
        )}
        <Link className="text-primary underline" to="/dashboard">
          {m.support_mail_action()}
        </Link>
      </p>
    </Container>
  )
}

/** Whether they say how long it was: for themselves, or for a group that they lead. */
function isSaidBy({ part, mayAnswer }: OwnSignUp): boolean {
  return part === 'whole' || mayAnswer
}

/** Whether a section of the page shows what was wrong. */
function isSectionIntent(intent: string | undefined): boolean {
  return intent === ANSWER_INTENT || isThreadIntent(intent)
}

/** From the answer of the organization to the day itself. */
function stepsOf({ status, item, takesPlace, reminders }: OwnSignUp): string[] {
  const { organization } = item
  if (!takesPlace) return [m.signups_next_inquiry({ organization })]
  return [
    ...(status === 'pending' ? [m.signups_next_answer({ organization })] : []),
    item.type === 'event' ? m.signups_next_calendar() : m.signups_next_contact({ organization }),
    ...(reminders === 'week-and-day' ? [m.signups_next_reminders()] : []),
    ...(reminders === 'day' ? [m.signups_next_reminder()] : []),
    m.signups_next_changes(),
  ]
}

function directionsTo(location: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location }).toString()}`
}

function freeLabel({ status, kind, takesPlace, part, group }: OwnSignUp): string {
  if (isInLine(status)) return m.waiting_leave()
  if (part === 'whole' && group !== null) return m.signups_free_group()
  if (!takesPart(kind)) return m.signups_withdraw()
  return takesPlace ? m.signups_free() : m.signups_cancel_visit()
}

/** The status and what the user can do. */
function sentenceOf({
  status,
  kind,
  isHeld,
  isPublic,
  mayConfirm,
  mayFree,
  ...more
}: OwnSignUp): string {
  if (status === 'declined' || status === 'completed' || status === 'refunded') {
    return m.signups_closed()
  }
  if (status === 'lapsed') return more.offeredUntil ? m.waiting_lapsed() : m.waiting_closed()
  if (!isHeld && more.date?.id === null) return m.signups_date_gone()
  if (!isHeld) return status === 'cancelled' ? m.signups_is_cancelled() : m.signups_is_free()
  if (!mayFree) return m.support_over_no_cancel()
  if (!isPublic) return m.signups_is_on_hold()
  if (isInLine(status)) return more.mayAnswer ? lineSentence(more) : m.together_in_line()
  if (!takesPart(kind)) return m.signups_inquiry_open()
  if (!mayConfirm) return m.signups_is_coming()
  return more.askedAt ? m.signups_asks() : m.signups_asks_anytime()
}

type InLine = Pick<OwnSignUp, 'position' | 'offeredUntil' | 'mayTake' | 'item'>

function lineSentence({ position, offeredUntil, mayTake, item }: InLine): string {
  if (position !== null) return mayTake ? m.waiting_free_now() : m.waiting_position({ position })
  if (!offeredUntil) return m.waiting_offered()
  if (!mayTake) return m.waiting_offer_over()
  return m.waiting_offered_until({ time: format.dateTime(offeredUntil, item.timeZone) })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MissingScreen
      error={error}
      title={m.signups_not_found()}
      scene={{ id: 'a sign-up unknown', region: 'galilee', time: 'dawn' }}
      to="/auth/login?redirect=%2Fdashboard"
      link={m.gifts_sign_in()}
    >
      {m.signups_not_found_text()}
    </MissingScreen>
  )
}
