import { m } from '#messages'
import type { Supporter } from '#domain/support/queries/list-supporters.ts'
import { SUPPORTER_ACTIONS, type SupporterAction } from '#domain/support/supporter-action.ts'
import type { FormErrors } from '#app/request/form.ts'
import { useFocusStays } from '#app/ui/use-focus-stays.ts'
import { ManyBar } from '../../shared/many/many-bar.tsx'
import { ManyAllBox } from '../../shared/many/many-box.tsx'
import type { ManyAction, ManyResult } from '../../shared/many/many.ts'
import { SupporterCard } from './supporter-card.tsx'

type SupporterListProps = {
  supporters: readonly Supporter[]
  /** Form action URL; keeps the filters. */
  address: string
  problems: FormErrors | undefined
  many: ManyResult | undefined
}

/** Supporters, answered one by one or, when selected, together. */
export function SupporterList({ supporters, address, problems, many }: SupporterListProps) {
  const focus = useFocusStays<HTMLUListElement>()
  const answers = SUPPORTER_ACTIONS.filter((answer) =>
    supporters.some((one) => one.answers.includes(answer)),
  )
  return (
    <div className="my-6">
      {answers.length > 0 && <ManyAllBox withLabel />}
      <ul
        {...focus}
        // Keeps a focused element from being hidden behind the bar.
        className="flex flex-col gap-4 **:scroll-mb-48"
      >
        {supporters.map((supporter) => (
          // The key changes with the status, so that an answered row remounts with an unchecked box.
          <li key={`${supporter.id} ${supporter.status}`}>
            <SupporterCard
              {...supporter}
              address={address}
              problems={problems?.values['id'] === supporter.id ? problems : undefined}
              isChosen={many?.chosen.includes(supporter.id) ?? false}
            />
          </li>
        ))}
      </ul>
      <ManyBar
        title={m.supporting_many()}
        text={m.supporting_many_text()}
        actions={answers.map(actionOf)}
        {...{ address, many }}
      />
    </div>
  )
}

function actionOf(value: SupporterAction): ManyAction {
  const reason = { label: m.supporting_reason(), help: m.supporting_many_reason_help() }
  const actions: Record<SupporterAction, Omit<ManyAction, 'value'>> = {
    confirmed: { label: m.supporting_many_confirm() },
    received: { label: m.gifts_many_came() },
    completed: { label: m.supporting_many_complete() },
    declined: {
      label: m.supporting_many_decline(),
      reason: { ...reason, submit: m.supporting_many_send() },
    },
    refunded: {
      label: m.gifts_many_pay_back(),
      reason: { ...reason, submit: m.gifts_pay_back_do(), text: m.gifts_many_pay_back_text() },
    },
  }
  return { value, ...actions[value] }
}
