import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnGift } from '#domain/support/queries/get-gift.ts'
import { providerLabel } from '#domain/payments/payment.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

/** A printable receipt: the amount, the donor and the purpose. States what happened and makes no promise about taxes. */
export function Receipt({ gift }: { gift: OwnGift }) {
  const { organization, name, email, amountCents, paidAt, reference, item, payment } = gift
  const alive = useHydrated()
  const isInPart = payment.refundedCents > 0 && payment.netCents > 0
  return (
    <section
      aria-labelledby="receipt"
      className="mt-8 rounded-card border border-line bg-surface p-6 sm:p-10 print:mt-0 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-gold-leaf pb-5">
        <div className="min-w-0">
          <p className="text-sm font-medium text-gold">{m.gifts_receipt_for()}</p>
          <h2 id="receipt" className="mt-1 font-display text-heading font-bold tabular-nums">
            {formatMoney(amountCents)}
          </h2>
          {isInPart && (
            <p className="mt-1 font-medium tabular-nums">
              {m.gifts_refunded_part({
                given: formatMoney(payment.receivedCents),
                refunded: formatMoney(payment.refundedCents),
                net: formatMoney(payment.netCents),
              })}
            </p>
          )}
          {gift.paidBackAt && gift.status === 'refunded' && (
            <p className="mt-1 font-medium text-donate">
              {m.gifts_receipt_status_back({ day: format.date(gift.paidBackAt) })}
            </p>
          )}
        </div>
        {alive && (
          <Button type="button" variant="secondary" data-print="never" onClick={() => print()}>
            <Printer aria-hidden />
            {m.gifts_receipt_print()}
          </Button>
        )}
      </div>
      <dl className="divide-y divide-line">
        <Line name={m.gifts_receipt_received_by()}>
          <span className="font-medium">{organization.registeredName}</span>
          {organization.registrationNumber && (
            <span className="block text-sm text-muted">
              {m.gifts_receipt_number({ number: organization.registrationNumber })}
            </span>
          )}
        </Line>
        <Line name={m.gifts_receipt_from()}>
          {name || m.gifts_a_friend()}
          {email && <span className="block text-sm text-muted">{email}</span>}
        </Line>
        <Line name={m.gifts_receipt_for_item()}>{item.title}</Line>
        {paidAt && <Line name={m.gifts_receipt_date()}>{format.date(paidAt)}</Line>}
        {isInPart && gift.paidBackAt && (
          <Line name={m.gifts_receipt_refunded_on()}>{format.date(gift.paidBackAt)}</Line>
        )}
        <Line name={m.gifts_receipt_way()}>{providerLabel(payment.provider)}</Line>
        <Line name={m.gifts_reference()}>
          <span className="tabular-nums">{reference}</span>
        </Line>
      </dl>
      <p className="mt-5 text-sm text-muted">
        <Sentence>{m.gifts_receipt_words({ organization: organization.registeredName })}</Sentence>
      </p>
      <p className="mt-2 text-sm text-muted">{m.gifts_receipt_through()}</p>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3.5 sm:grid-cols-[10rem_1fr] print:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd dir="auto" className="min-w-0 text-match wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
