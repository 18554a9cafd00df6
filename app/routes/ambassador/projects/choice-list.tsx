import { Link } from 'react-router'
import { ITEMS_PATH } from '#domain/ambassadors/chosen-item.ts'
import {
  typeLabel,
  TYPES,
  type ProjectEventCard,
  type ProjectEventType,
} from '#domain/project-events/project-event.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { FilterChips } from '#app/routes/shared/list/filter-chips.tsx'
import { List } from '#app/routes/shared/list/list-page.tsx'
import { ListSearch } from '#app/routes/shared/list/list-search.tsx'
import { ItemPicture } from '#app/routes/public/cards/item-picture.tsx'
import { whenOf } from '#domain/project-events/when.ts'
import { Button } from '#app/ui/button.tsx'
import { Name } from '#app/ui/name.tsx'
import { ChoiceButton } from './choice-button.tsx'
import { choiceParams as params, type ChoiceView } from './params.ts'

type ChoiceListProps = {
  view: ChoiceView
  items: readonly ProjectEventCard[]
  total: number
  capped: boolean
  pageCount: number
  /** Ids of the chosen items. */
  chosen: ReadonlySet<string>
}

/** All public items that an ambassador can promote, with search and filters. */
export function ChoiceList({ view, items, total, capped, pageCount, chosen }: ChoiceListProps) {
  const shown = format.number(total)
  return (
    <section aria-labelledby="choose">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="choose" className="font-display text-subheading font-bold">
          {m.minisite_choose_from()}
        </h2>
        <output className="text-sm text-muted tabular-nums">
          {m.minisite_found({ count: capped ? `${shown}+` : shown })}
        </output>
      </div>
      <List
        {...{ params, view, pageCount, capped }}
        filtersClassName="mt-3 gap-3"
        filters={
          <>
            <ListSearch {...{ params, view }} label={m.minisite_search()} />
            <FilterChips
              {...{ params, view }}
              of="type"
              label={m.minisite_by_type()}
              choices={[null, ...TYPES]}
              labelOf={chipLabel}
            />
          </>
        }
        rows={items}
        empty={{
          title: m.minisite_found_none(),
          region: 'galilee',
          action: (
            <Button asChild variant="secondary">
              <Link to={ITEMS_PATH}>{m.minisite_see_all()}</Link>
            </Button>
          ),
        }}
      >
        <ul className="mt-4 border-t border-line">
          {items.map((item) => (
            <li key={item.id} className="flex items-start gap-4 border-b border-line py-3.5">
              <ItemPicture
                item={item}
                sizes="6rem"
                width={160}
                height={120}
                className="h-15 w-20 shrink-0 rounded-field max-sm:hidden"
              />
              <div className="min-w-0 flex-1">
                <Link
                  to={`/projects-events/${item.id}`}
                  lang={otherThanPage(item.language)}
                  dir="auto"
                  className="font-medium wrap-anywhere text-primary underline-offset-4 hover:underline"
                >
                  {item.title}
                </Link>
                <p className="mt-0.5 text-sm text-muted">
                  {typeLabel(item.type)} · <Name>{item.organization}</Name> · {whenOf(item)}
                </p>
              </div>
              <ChoiceButton
                itemId={item.id}
                title={item.title}
                isChosen={chosen.has(item.id)}
                action={params.href(view)}
              />
            </li>
          ))}
        </ul>
      </List>
    </section>
  )
}

function chipLabel(type: ProjectEventType | null): string {
  if (type === null) return m.minisite_all()
  return type === 'event' ? m.listing_events() : m.listing_projects()
}
