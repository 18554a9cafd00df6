import { Form, useNavigation } from 'react-router'
import type { ListedGift } from '#domain/support/queries/list-gifts.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { WithReason } from '../../partner/supporters/with-reason.tsx'

type GiftActionsProps = {
  gift: ListedGift
  /** Form action URL; keeps the current view. */
  address: string
  problems: FormErrors | undefined
}

/** Staff actions for a gift: confirm the payment, end it early, or refund it. */
export function GiftActions({ gift, address, problems }: GiftActionsProps) {
  const { id, name, payment, mayConfirm, mayEnd, mayPayBack } = gift
  const { formData } = useNavigation()
  const sent = formData?.get('id') === id ? formData.get('intent') : null
  const isGeneral = problems && Object.keys(problems.fields).length === 0
  if (!mayConfirm && !mayEnd && !mayPayBack && !problems) return null
  return (
    <>
      {isGeneral && <ProblemBanner problems={problems} className="mt-3" />}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {mayConfirm && (
          <Form method="post" action={address} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="paymentId" value={payment.id} />
            <Button
              type="submit"
              name="intent"
              value="confirm"
              size="small"
              aria-label={m.gifts_came_for({ name })}
              pending={sent === 'confirm'}
            >
              {m.gifts_came()}
            </Button>
          </Form>
        )}
        {mayEnd && (
          <WithReason
            {...{ id, address, problems, field: 'intent', intent: 'end', pending: sent === 'end' }}
            summary={m.gifts_admin_end()}
            label={m.gifts_admin_end_for({ name })}
            lead={m.gifts_admin_end_text({ name })}
            submit={m.gifts_admin_end_do()}
          />
        )}
        {mayPayBack && (
          <WithReason
            {...{
              id,
              address,
              problems,
              field: 'intent',
              intent: 'refund',
              pending: sent === 'refund',
              leftCents: payment.leftCents,
            }}
            summary={m.gifts_pay_back()}
            label={m.gifts_pay_back_for({ name })}
            lead={
              payment.provider === 'offline'
                ? m.gifts_pay_back_offline({ name })
                : m.gifts_pay_back_card({ name })
            }
            submit={
              payment.provider === 'offline' ? m.gifts_pay_back_did_send() : m.gifts_pay_back_do()
            }
          />
        )}
      </div>
    </>
  )
}
