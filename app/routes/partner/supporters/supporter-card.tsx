import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router'
import { partnerThreadPath } from '#domain/threads/thread.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import type { Supporter, SupporterGift } from '#domain/support/queries/list-supporters.ts'
import { supportLabel } from '#domain/support/support-words.ts'
import { consentLabel } from '#domain/consent/consent.ts'
import type { FormErrors } from '#app/request/form.ts'
import { ContactLinks } from '#app/ui/contact-links.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { KindTag } from '#app/ui/kind-tag.tsx'
import { SupportBadge } from '../../public/cards/support-badges.tsx'
import { AnswerLines } from '../../shared/questions/answer-lines.tsx'
import { Through } from '../../credit/through.tsx'
import { Answers } from './answers.tsx'
import { supporterParams } from './params.ts'
import { ManyBox } from '../../shared/many/many-box.tsx'
import { cameOf } from './outcome-words.ts'
import type { Coming } from '#domain/support/still-coming.ts'
import { format } from '#platform/text/format.ts'
import { providerLabel } from '#domain/payments/payment.ts'
import { GiftMoney } from '../../public/gifts/gift-money.tsx'

/** One support: person, item, message, and the organization's answer. */
export function SupporterCard({
  address,
  problems,
  isChosen,
  ...supporter
}: Supporter & { address: string; problems: FormErrors | undefined; isChosen: boolean }) {
  const { id, answers, name, email, phone, message, reason, status, kind, post, createdAt } =
    supporter
  const { gift, inLine, thread, dueAt, consent } = supporter
  const came = cameOf(supporter)
  return (
    <article className="rounded-card border border-line bg-surface p-4 has-checked:border-primary sm:p-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {answers.length > 0 && (
          <ManyBox
            value={id}
            name={name}
            label={m.supporting_choose({ name, what: supportLabel(supporter) })}
            isChosen={isChosen}
          />
        )}
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="font-medium wrap-anywhere">{name}</h2>
          <p className="text-sm text-muted wrap-anywhere">
            <Link
              to={supporterParams.href({ post: post.id })}
              className="underline-offset-4 hover:text-primary hover:underline"
            >
              <bdi>{post.title}</bdi>
            </Link>{' '}
            · <Moment at={createdAt} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
          <SupportBadge status={status} kind={kind} consent={consent?.consent} />
          {dueAt && (
            <p className="text-sm text-muted">{m.due_answer_due({ date: format.date(dueAt) })}</p>
          )}
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <KindTag kind={kind} />
        <span className="font-medium">{supportLabel(supporter)}</span>
      </p>
      {gift && <GiftLine gift={gift} isWaiting={status === 'pending'} />}
      <Through through={supporter.through} className="mt-2" />
      {supporter.coming && (
        <p className="mt-2 text-sm font-medium">{comingWords(supporter.coming)}</p>
      )}
      {inLine && <p className="mt-2 text-sm font-medium">{lineWords(inLine)}</p>}
      {consent && (
        <p className="mt-2 text-sm wrap-anywhere">
          <span className="font-medium">{consentLabel(consent.consent)}</span>{' '}
          <bdi className="text-muted">
            {m.guardians_office({ guardian: consent.guardianName, email: consent.guardianEmail })}
          </bdi>
        </p>
      )}
      {came && <p className="mt-2 text-sm font-medium tabular-nums">{came}</p>}
      {message && (
        <p
          dir="auto"
          className="mt-3 max-w-text border-s-2 border-gold-leaf ps-4 text-start whitespace-pre-line wrap-anywhere"
        >
          {message}
        </p>
      )}
      <AnswerLines answered={supporter.answered} className="mt-3 max-w-text" />
      <div className="mt-2 flex flex-wrap gap-x-5">
        <ContactLinks email={email} phone={phone} />
        {(thread || email) && (
          <p className="flex flex-wrap items-center gap-2">
            <Link
              to={partnerThreadPath(id)}
              aria-label={thread ? m.threads_open_with({ name }) : m.threads_write_to({ name })}
              className="inline-flex min-h-9 items-center gap-2 text-sm text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <MessagesSquare aria-hidden className="size-4 shrink-0" />
              {thread ? m.threads_open() : m.threads_write()}
            </Link>
            {thread === 'waits' && (
              <StatusBadge tone="warning">{m.threads_is_waiting()}</StatusBadge>
            )}
          </p>
        )}
      </div>
      {reason && (
        <p dir="auto" className="mt-1 text-sm whitespace-pre-line text-muted wrap-anywhere">
          {m.supporting_declined_because({ reason })}
        </p>
      )}
      <Answers supporter={supporter} address={address} problems={problems} />
    </article>
  )
}

/** Returns the text on a supporter's position on the waiting list, or the offer to them. */
function lineWords({ position, offeredUntil }: NonNullable<Supporter['inLine']>): string {
  if (position !== null) return m.waiting_position_short({ position })
  return offeredUntil
    ? m.waiting_offered_short({ time: format.dateTime(offeredUntil) })
    : m.waiting_status_offered()
}

/** Returns the text on whether participants still come after a change. */
function comingWords(coming: Coming): string {
  switch (coming.said) {
    case 'nothing':
      return m.signups_asked()
    case 'yes':
      return m.signups_said_coming({ day: format.date(coming.at) })
    case 'some':
      return m.signups_seats_coming({ said: coming.seats, all: coming.places })
  }
}

/** Shows a gift's payment method, its reference, and whether the donor wants to be named. */
function GiftLine({ gift, isWaiting }: { gift: SupporterGift; isWaiting: boolean }) {
  const { reference, provider, isNameShown, isPaidToTeam } = gift
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span className="tabular-nums">
          {m.gifts_reference()} <span className="font-medium text-ink select-all">{reference}</span>
        </span>
        <span>{providerLabel(provider)}</span>
        <span>{isNameShown ? m.gifts_name_is_shown() : m.gifts_name_is_hidden()}</span>
      </p>
      {isWaiting && provider !== 'offline' && (
        <p className="mt-1 text-sm text-muted">{m.gifts_waits_for_card()}</p>
      )}
      {isPaidToTeam && (
        <p className="mt-1 text-sm text-muted">
          {isWaiting ? m.gifts_waits_for_team() : m.gifts_paid_to_team()}
        </p>
      )}
      <GiftMoney money={gift} className="mt-1 text-sm font-medium tabular-nums" />
    </>
  )
}
