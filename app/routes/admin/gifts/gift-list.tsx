import { Link } from 'react-router'
import type { ListedGift } from '#domain/support/queries/list-gifts.ts'
import { providerLabel } from '#domain/payments/payment.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { useFocusStays } from '#app/ui/use-focus-stays.ts'
import { ManyBar } from '../../shared/many/many-bar.tsx'
import { ManyAllBox, ManyBox } from '../../shared/many/many-box.tsx'
import { ManyOutcome } from '../../shared/many/many-outcome.tsx'
import type { ManyResult } from '../../shared/many/many.ts'
import { SupportBadge } from '../../public/cards/support-badges.tsx'
import { GiftMoney } from '../../public/gifts/gift-money.tsx'
import { Through } from '../../credit/through.tsx'
import { GiftActions } from './gift-actions.tsx'

/** Lists gifts with donor, purpose, payment and staff actions. */
export function GiftList({
  gifts,
  address,
  problems,
  many,
}: {
  gifts: readonly ListedGift[]
  address: string
  problems: FormErrors | undefined
  many: ManyResult | undefined
}) {
  const focus = useFocusStays<HTMLUListElement>()
  const isOffered = gifts.some(({ mayConfirm }) => mayConfirm)
  return (
    <>
      <ManyOutcome many={many} className="mb-4" />
      {isOffered && <ManyAllBox withLabel />}
      <ul
        {...focus}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface **:scroll-mb-40"
      >
        {gifts.map((gift) => (
          <li
            key={`${gift.id} ${gift.status}`}
            className="flex gap-4 p-4 text-sm has-[[name=ids]:checked]:bg-primary-tint/50 sm:px-5"
          >
            {isOffered &&
              (gift.mayConfirm ? (
                <ManyBox
                  value={gift.payment.id}
                  name={gift.name}
                  label={m.many_select_one({ name: gift.name })}
                  isChosen={many?.chosen.includes(gift.payment.id) ?? false}
                />
              ) : (
                <span className="w-5 shrink-0" />
              ))}
            <div className="min-w-0 flex-1">
              <Gift gift={gift} />
              <GiftActions
                gift={gift}
                address={address}
                problems={problems?.values['id'] === gift.id ? problems : undefined}
              />
            </div>
          </li>
        ))}
      </ul>
      {isOffered && (
        <ManyBar
          address={address}
          title={m.gifts_many()}
          text={m.gifts_many_text()}
          actions={[{ value: 'confirm', label: m.gifts_many_came() }]}
          many={many}
        />
      )}
    </>
  )
}

function Gift({ gift }: { gift: ListedGift }) {
  const { amountCents, status, name, email, isGuest, item, organization, createdAt } = gift
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div>
        <p className="text-base font-medium tabular-nums">{formatMoney(amountCents)}</p>
        <p className="text-muted tabular-nums select-all">{gift.reference}</p>
      </div>
      <div className="min-w-0">
        <h2 dir="auto" className="font-medium text-match wrap-anywhere">
          {name}
        </h2>
        {email && (
          <a
            href={`mailto:${email}`}
            className="wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {email}
          </a>
        )}
        {isGuest && <p className="text-muted">{m.gifts_admin_guest()}</p>}
      </div>
      <div className="min-w-0">
        <Link
          to={`/projects-events/${item.id}`}
          dir="auto"
          className="wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {item.title}
        </Link>
        <p className="text-match text-muted wrap-anywhere" dir="auto">
          {organization}
        </p>
        <Through
          through={gift.through}
          to={`/admin/ambassadors/${gift.through?.ambassador?.id ?? ''}`}
          className="mt-1"
        />
        {gift.reason && (
          <p dir="auto" className="mt-1 text-start whitespace-pre-line text-muted wrap-anywhere">
            {m.supporting_declined_because({ reason: gift.reason })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-end">
        <SupportBadge status={status} kind="donate" />
        <p className="text-muted">
          {providerLabel(gift.payment.provider)} ·{' '}
          <time dateTime={createdAt.toISOString()}>{format.shortDate(createdAt)}</time>
        </p>
        <GiftMoney money={gift.payment} className="font-medium tabular-nums lg:text-end" />
      </div>
    </div>
  )
}
