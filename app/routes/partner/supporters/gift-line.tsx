import { m } from '#messages'
import type { SupporterGift } from '#domain/support/queries/list-supporters.ts'
import { providerLabel } from '#domain/payments/payment.ts'
import { GiftMoney } from '../../public/gifts/gift-money.tsx'

/** How a gift is paid, by which words to know it, and whether its giver wants to be named. */
export function GiftLine({ gift, isWaiting }: { gift: SupporterGift; isWaiting: boolean }) {
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
