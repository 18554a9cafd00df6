import { EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { ITEMS_MAX } from '#domain/ambassadors/chosen-item.ts'
import type { ChosenItem } from '#domain/ambassadors/queries/list-chosen.ts'
import { typeLabel } from '#domain/project-events/project-event.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Name } from '#app/ui/name.tsx'
import { useFocusStays } from '#app/ui/use-focus-stays.ts'
import { ChoiceButton } from './choice-button.tsx'

/** Number of items shown before the rest is collapsed. */
const IN_VIEW = 8

/** Items the ambassador promotes, with the results of each. */
export function ChosenList({ chosen, action }: { chosen: readonly ChosenItem[]; action: string }) {
  const [first, others] = [chosen.slice(0, IN_VIEW), chosen.slice(IN_VIEW)]
  return (
    <section aria-labelledby="chosen">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="chosen" className="font-display text-subheading font-bold">
          {m.minisite_chosen()}
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {m.minisite_chosen_count({ count: chosen.length, max: ITEMS_MAX })}
        </p>
      </div>
      {chosen.length === 0 ? (
        <p className="mt-3 border-t border-line pt-4 text-muted">{m.minisite_chosen_none()}</p>
      ) : (
        <Lines items={first} action={action} />
      )}
      {others.length > 0 && (
        <Disclosure
          summary={m.minisite_chosen_more({ count: others.length })}
          className="border-b-0 first-of-type:border-t-0"
        >
          <Lines items={others} action={action} />
        </Disclosure>
      )}
    </section>
  )
}

function Lines({ items, action }: { items: readonly ChosenItem[]; action: string }) {
  const focus = useFocusStays<HTMLUListElement>()
  return (
    <ul {...focus} className="mt-3 border-t border-line">
      {items.map((item) => (
        <Line key={item.id} chosen={item} action={action} />
      ))}
    </ul>
  )
}

function Line({ chosen, action }: { chosen: ChosenItem; action: string }) {
  const { id, item } = chosen
  const title = chosen.title ?? m.minisite_untitled({ day: format.date(chosen.chosenAt) })
  return (
    <li className="flex items-start gap-x-4 gap-y-1 border-b border-line py-3.5">
      <div className="min-w-0 flex-1">
        {item ? (
          <Link
            to={`/projects-events/${id}`}
            dir="auto"
            className="font-medium wrap-anywhere text-primary underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        ) : (
          <p dir="auto" className="text-start font-medium wrap-anywhere text-muted">
            {title}
          </p>
        )}
        <p className="mt-0.5 text-sm text-muted">
          {item ? (
            <>
              {typeLabel(item.type)} · <Name>{item.organization}</Name>
            </>
          ) : (
            <span className="inline-flex items-start gap-1.5">
              <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
              {m.minisite_not_public()}
            </span>
          )}
        </p>
        <p className="mt-1 text-sm font-medium tabular-nums">{broughtBy(chosen)}</p>
      </div>
      <ChoiceButton itemId={id} title={title} isChosen action={action} />
    </li>
  )
}

function broughtBy({ supporters, raisedCents }: ChosenItem): string {
  if (supporters === 0 && raisedCents === 0) return m.minisite_brought_nothing()
  const people = m.minisite_card_supporters({
    count: supporters,
    shown: format.number(supporters),
  })
  if (raisedCents === 0) return people
  return `${people} · ${m.minisite_card_raised({ sum: formatMoney(raisedCents) })}`
}
