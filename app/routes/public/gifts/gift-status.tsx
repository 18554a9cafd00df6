import { HandHeart } from 'lucide-react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import type { OwnGift } from '#domain/support/queries/get-gift.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { Card } from '#app/ui/card.tsx'
import { Instructions } from '../orders/instructions.tsx'
import { GiftMoney } from './gift-money.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

/** The status of a gift in the donor's words, with the next step. */
export function GiftStatus({ gift }: { gift: OwnGift }) {
  switch (gift.status) {
    case 'pending':
      return <Waiting gift={gift} />
    case 'confirmed':
    case 'completed':
      return <Received gift={gift} />
    case 'refunded':
      return (
        <Ended
          gift={gift}
          title={m.gifts_back_title()}
          text={m.gifts_back_text({
            amount: formatMoney(gift.amountCents),
            organization: gift.organization.name,
          })}
        />
      )
    case 'declined':
      return <Ended gift={gift} title={m.gifts_declined_title()} text={m.gifts_declined_text()} />
    case 'cancelled':
      return <Ended gift={gift} title={m.gifts_cancelled_title()} text={m.gifts_cancelled_text()} />
  }
}

function Waiting({ gift }: { gift: OwnGift }) {
  const { organization, payment, howToPay, reference, email } = gift
  return (
    <>
      <Card className="mt-6 flex flex-col gap-4">
        <Title>{m.gifts_waiting_title()}</Title>
        {howToPay === null ? (
          <PayByCard gift={gift} />
        ) : (
          <>
            <p>
              <Sentence>{m.gifts_waiting_offline({ organization: organization.name })}</Sentence>
            </p>
            <Instructions
              text={howToPay}
              className="border-s-2 border-gold-leaf ps-4 wrap-anywhere"
            />
            <div data-clear-of-toasts="" className="rounded-field bg-sand p-4">
              <p className="text-sm text-muted">{m.gifts_waiting_reference()}</p>
              <p className="mt-1 font-display text-heading font-bold tracking-wide tabular-nums select-all">
                {reference}
              </p>
            </div>
            <p className="text-sm text-muted wrap-anywhere">
              <Sentence>
                {payment.isPaidToTeam
                  ? m.gifts_waiting_then_team({ organization: organization.name })
                  : m.gifts_waiting_then({ organization: organization.name })}
              </Sentence>
              {email && ` ${m.gifts_waiting_mailed({ email })}`}
            </p>
          </>
        )}
        {payment.dueAt && (
          <p className="text-sm text-muted">
            {m.gifts_waiting_until({ moment: format.dateTime(payment.dueAt) })}
          </p>
        )}
      </Card>
      <Cancel />
    </>
  )
}

function PayByCard({ gift }: { gift: OwnGift }) {
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  return (
    <>
      <p>{m.gifts_waiting_card()}</p>
      <Form method="post" action={pathname + search} className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="intent"
          value="pay"
          size="large"
          pending={formData?.get('intent') === 'pay'}
        >
          {m.gifts_pay()} ({formatMoney(gift.amountCents)})
        </Button>
      </Form>
      <p className="text-sm text-muted">
        {m.gifts_just_paid()}{' '}
        <Link
          to={pathname + search}
          className="font-medium text-primary underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {m.gifts_look_again()}
        </Link>
      </p>
    </>
  )
}

function Cancel() {
  const { pathname, search } = useLocation()
  const { formData } = useNavigation()
  return (
    <details className="mt-4">
      <summary className={`${buttonVariants({ variant: 'quiet', size: 'small' })} list-none`}>
        {m.gifts_cancel()}
      </summary>
      <Form
        method="post"
        action={pathname + search}
        preventScrollReset
        className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field bg-sand p-4"
      >
        <p className="flex-1 basis-60 text-sm">{m.gifts_cancel_sure()}</p>
        <Button
          type="submit"
          name="intent"
          value="cancel"
          variant="danger"
          size="small"
          pending={formData?.get('intent') === 'cancel'}
        >
          {m.gifts_cancel_do()}
        </Button>
      </Form>
    </details>
  )
}

function Received({ gift }: { gift: OwnGift }) {
  const { organization, email, payment } = gift
  // The whole rest is being refunded.
  const isGoingBack = payment.goingBackCents > 0 && payment.leftCents === 0
  return (
    <div className="mt-6 flex gap-4 rounded-card bg-donate-tint p-5 sm:p-6">
      <HandHeart aria-hidden className="size-8 shrink-0 text-donate" />
      <div className="min-w-0">
        <Title>{isGoingBack ? m.gifts_back_title() : m.gifts_received_title()}</Title>
        <p className="mt-1.5 wrap-anywhere">
          <Sentence>
            {isGoingBack
              ? m.gifts_going_back()
              : m.gifts_received_text({ organization: organization.name, email })}
          </Sentence>
        </p>
        {!isGoingBack && <GiftMoney money={payment} className="mt-1.5 font-medium tabular-nums" />}
        <Reason gift={gift} />
        <ToItem gift={gift} />
      </div>
    </div>
  )
}

function Ended({ gift, title, text }: { gift: OwnGift; title: string; text: string }) {
  return (
    <Card className="mt-6">
      <Title>{title}</Title>
      <p className="mt-1.5">{text}</p>
      <Reason gift={gift} />
      <ToItem gift={gift} />
    </Card>
  )
}

function Title({ children }: { children: string }) {
  return <h2 className="font-display text-subheading font-bold">{children}</h2>
}

function Reason({ gift: { reason } }: { gift: OwnGift }) {
  if (!reason) return null
  return (
    <p dir="auto" className="mt-2 text-start whitespace-pre-line text-muted wrap-anywhere">
      {m.gifts_reason({ reason })}
    </p>
  )
}

function ToItem({ gift: { id, item, status } }: { gift: OwnGift }) {
  const mayGive = useIsOpen('donations')
  if (!item.isPublic) return null
  const again = status === 'cancelled' && mayGive
  return (
    <Button asChild variant="secondary" size="small" className="mt-4">
      <Link to={`/projects-events/${item.id}${again ? `/support/donate?again=${id}` : ''}`}>
        {again ? m.gifts_give_again() : m.gifts_to_item()}
      </Link>
    </Button>
  )
}
