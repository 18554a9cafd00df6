import { Check } from 'lucide-react'
import { Form, Link, redirect, useLocation, useNavigation } from 'react-router'
import { checkInPath, scannedPath } from '#domain/attendance/attendance.ts'
import { readCheckInCode } from '#domain/attendance/check-in-code.ts'
import { findScanned } from '#domain/attendance/queries/find-scanned.ts'
import { getSignUp } from '#domain/support/queries/get-sign-up.ts'
import { signUpPagePath } from '#domain/support/sign-up-link.ts'
import { supporterLabel } from '#domain/support/support-words.ts'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { runtimeContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { keyedByContent } from '#app/request/form-key.ts'
import {
  callerOf,
  rethrowAsResponse,
  runOperation,
  toErrorResponse,
} from '#app/request/run-operation.ts'
import { MissingScreen } from '#app/shell/missing-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { carryOut } from '../partner/check-in/carry-out.server.ts'
import { describeDate } from '#domain/attendance/describe-date.ts'
import { WhoCame, WhoIsHere } from '../shared/who-came.tsx'
import type { Route } from './+types/check-in.ts'

export function meta() {
  return [{ title: m.onday_page() }, { name: 'robots', content: 'noindex' }]
}

type Context = Route.LoaderArgs['context']

/** The sign-up of a scanned code, for its organization; its own person is led to it, and nobody else sees anything. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const supportId = readCode(context, params.code)
  const caller = callerOf(context)
  const { actor } = caller
  if (actor.kind !== 'member') throw missing()
  const scanned = await runOperation(context, findScanned, { supportId })
  if (!scanned) {
    const system = { kind: 'system', job: 'scanned code', isAwaited: true } as const
    const own = { supportId, userId: actor.userId, hadIt: false }
    await rethrowAsResponse(getSignUp({ ...caller, actor: system }, own))
    throw redirect(signUpPagePath(supportId))
  }
  return { ...scanned, formKey: crypto.randomUUID() }
}

export const handle = { failed: () => m.onday_mark_failed() }

export const action = formAction({
  open: ({ params, context }) => ({ supportId: readCode(context, params['code'] ?? '') }),
  async run({ context, caller, supportId, values: typed }) {
    const scanned = await runOperation(context, findScanned, { supportId })
    if (!scanned) throw new AppError('not_found', m.support_no_support())
    const of = { itemId: scanned.item.id, dateId: scanned.date.id }
    const values = { ...typed, supportId }
    return carryOut(context, keyedByContent(caller, values), of, values)
  },
  to: ({ params }) => scannedPath(params['code'] ?? ''),
})

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
}

/** @throws a not-found response for a code that we have not signed. */
function readCode(context: Context, code: string): string {
  const supportId = readCheckInCode(context.get(runtimeContext).seal, code)
  if (supportId === null) throw missing()
  return supportId
}

function missing(): unknown {
  return toErrorResponse(new AppError('not_found', m.support_no_support()))
}

export default function ScannedSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { item, date, expected, formKey } = loaderData
  const { state } = useNavigation()
  const problems = actionData?.problems
  const isHere = expected?.attended === 'here'
  const who = expected ? supporterLabel(expected) : m.onday_scanned_not_expected()
  return (
    <Container width="text" className="py-8 sm:py-12">
      <PageHeader
        eyebrow={
          <span lang={otherThanPage(item.language)} dir="auto">
            {item.title}
          </span>
        }
        title={<span dir="auto">{who}</span>}
        lead={describeDate(date, item.timeZone)}
        className="wrap-anywhere"
      />
      <ProblemBanner problems={problems} className="mt-6" />
      {expected ? (
        <Form method="post" className="mt-8 flex flex-col gap-4">
          <input type="hidden" name="formKey" value={formKey} />
          {isHere && (
            <p className="flex items-center gap-2 text-lead font-medium text-volunteer">
              <Check aria-hidden className="size-6 shrink-0" />
              {expected.places > 1
                ? m.onday_people_of({ people: expected.people, count: expected.places })
                : m.onday_is_here()}
            </p>
          )}
          {isHere ? (
            <WhoIsHere members={expected.members} came={expected.came} />
          ) : (
            <WhoCame members={expected.members} />
          )}
          {expected.standing !== 'expected' && <p>{m.onday_scanned_unanswered()}</p>}
          <Button
            type="submit"
            name="intent"
            value={isHere ? 'undo' : 'here'}
            variant={isHere ? 'secondary' : 'primary'}
            size="large"
            wide
            pending={state !== 'idle'}
          >
            {isHere ? m.onday_undo() : m.onday_check_in()}
          </Button>
        </Form>
      ) : (
        <p className="mt-8">{m.onday_not_expected()}</p>
      )}
      <p className="mt-8 border-t border-line pt-6">
        <Link className="text-primary underline" to={checkInPath(item.id, date.id)}>
          {m.onday_to_list()}
        </Link>
      </p>
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  return (
    <MissingScreen
      error={error}
      title={m.onday_unknown()}
      scene={{ id: 'a code unknown', region: 'galilee', time: 'dawn' }}
      to={`/auth/login?redirect=${encodeURIComponent(pathname)}`}
      link={m.gifts_sign_in()}
    >
      {m.onday_unknown_text()}
    </MissingScreen>
  )
}
