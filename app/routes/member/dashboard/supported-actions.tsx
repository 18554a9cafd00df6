import { Link, useLocation } from 'react-router'
import { giftPath } from '#domain/support/gift.ts'
import { groupPath } from '#domain/support/group.ts'
import { HOURS_ANCHOR, signUpPagePath } from '#domain/support/sign-up-link.ts'
import { MESSAGES_ANCHOR } from '#domain/threads/thread.ts'
import { m } from '#messages'
import type { OwnSupport } from '#domain/support/queries/list-own-supports.ts'
import type { SupportKind } from '#domain/support/support.ts'
import { Button } from '#app/ui/button.tsx'
import { useReader } from '#app/shell/use-reader.ts'
import { SureForm } from '#app/routes/shared/sure-form.tsx'

const again: Record<SupportKind, () => string> = {
  donate: m.dashboard_donate_again,
  volunteer: m.dashboard_volunteer_again,
  attend: m.dashboard_attend_again,
  visit: m.dashboard_visit_again,
  invest: m.dashboard_ask_again,
  business: m.dashboard_ask_again,
}

/** Supports again with a prefilled form, or withdraws after a confirmation. */
export function SupportedActions({ asksHours, ...support }: OwnSupport & { asksHours: boolean }) {
  const { id, kind, status, item, mayCancel, mayRepeat, mayStepOut, together } = support
  const { coming, inLine } = support
  const mayWrite = together === null || together.isLed
  const { search } = useLocation()
  const { closed } = useReader()
  const isGift = kind === 'donate'
  const groupId = closed.includes('volunteering') ? null : together?.groupId
  if (!mayCancel && !mayRepeat && !mayStepOut && !mayWrite && !groupId && !coming && !asksHours) {
    return null
  }
  const { title } = item
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      {isGift && <ToGift {...{ id, title, isWaiting: status === 'pending' }} />}
      {inLine && inLine.position === null && (
        <Button asChild size="small">
          <Link to={signUpPagePath(id)} aria-label={m.waiting_take_for({ title })}>
            {m.waiting_take()}
          </Link>
        </Button>
      )}
      {coming === 'asked' && (
        <Button asChild size="small">
          <Link to={signUpPagePath(id)} aria-label={m.signups_answer_for({ title })}>
            {m.signups_mail_answer()}
          </Link>
        </Button>
      )}
      {asksHours && (
        <Button asChild variant="secondary" size="small">
          <Link
            to={`${signUpPagePath(id)}#${HOURS_ANCHOR}`}
            aria-label={m.onday_propose_link_for({ title })}
          >
            {m.onday_propose_link()}
          </Link>
        </Button>
      )}
      {mayWrite && <ToMessages {...support} />}
      {mayRepeat && (
        <Button asChild variant="secondary" size="small">
          <Link
            to={`/projects-events/${item.id}/support/${kind}?again=${id}`}
            aria-label={m.dashboard_again_for({ again: again[kind](), title })}
          >
            {again[kind]()}
          </Link>
        </Button>
      )}
      {groupId && (
        <Button asChild variant="secondary" size="small">
          <Link to={groupPath(groupId)} aria-label={m.together_open_group_for({ title })}>
            {m.together_open_group()}
          </Link>
        </Button>
      )}
      {mayStepOut && (
        <SureForm
          address={`/dashboard${search}`}
          values={{ intent: 'step-out', id }}
          summary={m.together_step_out()}
          label={m.together_step_out_of({ title })}
          question={m.together_step_out_sure()}
          submit={m.together_step_out_do()}
        />
      )}
      {mayCancel && inLine && !together && (
        <SureForm
          address={`/dashboard${search}`}
          values={{ intent: 'leave-line', id }}
          summary={m.waiting_leave()}
          label={m.waiting_leave_for({ title })}
          question={m.waiting_leave_sure()}
          submit={m.waiting_leave_do()}
        />
      )}
      {mayCancel && (!inLine || together) && (
        <SureForm
          address={`/dashboard${search}`}
          values={{ id }}
          summary={together ? m.together_cancel() : m.dashboard_cancel()}
          label={together ? m.together_cancel_for({ title }) : m.dashboard_cancel_for({ title })}
          question={together ? m.together_cancel_sure() : m.dashboard_cancel_sure()}
          submit={together ? m.together_cancel_do() : m.dashboard_cancel_do()}
        />
      )}
    </div>
  )
}

/** Links to the messages with the organization, on the page of the gift or sign-up. */
function ToMessages({ id, kind, item: { title }, thread }: OwnSupport) {
  const page = kind === 'donate' ? giftPath(id) : signUpPagePath(id)
  const isNew = thread === 'waits'
  return (
    <Button asChild variant={isNew ? 'primary' : 'secondary'} size="small">
      <Link
        to={`${page}#${MESSAGES_ANCHOR}`}
        aria-label={isNew ? m.threads_new_for({ title }) : m.threads_open_for({ title })}
      >
        {isNew ? m.threads_new() : m.threads_open()}
      </Link>
    </Button>
  )
}

/** Links to the gift's page, with payment instructions or the receipt. */
function ToGift({ id, title, isWaiting }: { id: string; title: string; isWaiting: boolean }) {
  return (
    <Button asChild variant={isWaiting ? 'primary' : 'secondary'} size="small">
      <Link
        to={giftPath(id)}
        aria-label={isWaiting ? m.gifts_own_pay_for({ title }) : m.gifts_own_link_for({ title })}
      >
        {isWaiting ? m.gifts_own_pay() : m.gifts_own_link()}
      </Link>
    </Button>
  )
}
