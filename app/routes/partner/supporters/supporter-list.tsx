import { useState } from 'react'
import type { Supporter } from '#domain/support/queries/list-supporters.ts'
import { SUPPORTER_ACTIONS } from '#domain/support/supporter-action.ts'
import type { FormErrors } from '#app/request/form.ts'
import { useFocusStays } from '#app/ui/use-focus-stays.ts'
import type { Many } from './answer-many.server.ts'
import { ManyBar } from './many-bar.tsx'
import { SupporterCard } from './supporter-card.tsx'

type SupporterListProps = {
  supporters: readonly Supporter[]
  /** Form action URL; keeps the filters. */
  address: string
  problems: FormErrors | undefined
  many: Many | undefined
}

/** Supporters, answered one by one or, when selected, together. The checkboxes are native and work without JavaScript. */
export function SupporterList({ supporters, address, problems, many }: SupporterListProps) {
  const { ref: list, onSubmit } = useFocusStays<HTMLUListElement>()
  const [ticked, setTicked] = useState<readonly string[]>(() =>
    supporters.filter(({ id }) => many?.chosen.includes(id)).map(drawn),
  )
  const choosable = supporters.filter((one) => one.answers.length > 0)
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('[name=ids]') ?? [])]
  const note = () => {
    const values = new Set(boxes().flatMap(({ checked, value }) => (checked ? [value] : [])))
    setTicked(supporters.filter(({ id }) => values.has(id)).map(drawn))
  }
  const answers = SUPPORTER_ACTIONS.filter((answer) =>
    choosable.some((one) => one.answers.includes(answer)),
  )
  return (
    <div className="my-6">
      <ul
        ref={list}
        onChange={note}
        onSubmit={onSubmit}
        // Keeps a focused element from being hidden behind the bar.
        className="flex flex-col gap-4 **:scroll-mb-48"
      >
        {supporters.map((supporter) => (
          <li key={drawn(supporter)}>
            <SupporterCard
              {...supporter}
              address={address}
              problems={problems?.values['id'] === supporter.id ? problems : undefined}
              isChosen={many?.chosen.includes(supporter.id) ?? false}
            />
          </li>
        ))}
      </ul>
      {answers.length > 0 && (
        <div data-clear-of-toasts="" className="sticky bottom-0 z-10 mt-4">
          <ManyBar
            address={address}
            answers={answers}
            chosen={choosable.filter((one) => ticked.includes(drawn(one))).length}
            all={choosable.length}
            onChooseAll={(isChosen) => {
              for (const box of boxes()) box.checked = isChosen
              note()
            }}
            many={many}
          />
        </div>
      )}
    </div>
  )
}

/** The key changes with the status, so that an answered row remounts with an unchecked box. */
function drawn({ id, status }: Supporter): string {
  return `${id} ${status}`
}
