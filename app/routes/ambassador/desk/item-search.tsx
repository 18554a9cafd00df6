import { Link } from 'react-router'
import { m } from '#messages'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { ListSearchForm } from '../../shared/list/list-search.tsx'
import type { ItemChoice } from './item-choice.server.ts'

/** Searches all public items for a campaign. Selecting one returns to the page with that item selected. */
export function ItemSearch({
  looked,
  address,
}: {
  looked: ItemChoice['looked']
  /** URL of the page, without a query. */
  address: string
}) {
  return (
    <Disclosure
      summary={m.campaigns_look_for()}
      open={looked !== null}
      className="max-w-form border-t"
    >
      <ListSearchForm q={looked?.q ?? ''} label={m.campaigns_look_for_words()} clearTo={address} />
      {looked && (
        <p role="status" className="mt-4 text-sm">
          {looked.found.length === 0
            ? m.campaigns_found_none({ q: looked.q })
            : m.campaigns_found({ q: looked.q })}
        </p>
      )}
      {looked && looked.found.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line text-ink">
          {looked.found.map(({ id, title }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-1">
              <span dir="auto" className="min-w-0 text-sm wrap-anywhere">
                {title}
              </span>
              <Link
                to={`${address}?item=${id}`}
                preventScrollReset
                aria-label={m.campaigns_pick_named({ title })}
                className="flex min-h-11 shrink-0 items-center px-2 text-sm font-medium text-primary underline-offset-4 hover:underline"
              >
                {m.campaigns_pick()}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {looked?.isMore && <p className="mt-3 text-sm">{m.campaigns_found_more()}</p>}
    </Disclosure>
  )
}
