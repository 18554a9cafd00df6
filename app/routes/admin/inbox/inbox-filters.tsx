import {
  MESSAGE_HOLDERS,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  type MessageHolder,
} from '#domain/inbox/inbox-message.ts'
import { messageKindLabel, inboxStatusLabel } from '#domain/inbox/inbox-words.ts'
import type { MessageCounts } from '#domain/inbox/queries/list-messages.ts'
import { m } from '#messages'
import { FilterChips } from '../filter-chips.tsx'
import { ListSearch } from '../list-search.tsx'
import { inboxAddress, type InboxView } from './inbox-address.ts'

const holders: Record<MessageHolder, () => string> = {
  mine: m.inbox_mine,
  nobody: m.inbox_nobodys,
}

/** Status, who looks after it and kind as links with their counts, and a search; each keeps what the others say. */
export function InboxFilters({ view, counts }: { view: InboxView; counts: MessageCounts }) {
  const { status, kind, holder, q } = view
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-[minmax(0,1fr)_auto]">
      <FilterChips
        label={m.inbox_by_status()}
        chips={[null, ...MESSAGE_STATUSES].map((word) => ({
          to: inboxAddress({ ...view, status: word, page: 1 }),
          label: word ? inboxStatusLabel(word) : m.inbox_all(),
          count: counts.statuses[word ?? 'all'],
          isCurrent: word === status,
        }))}
      />
      <div className="order-last flex min-w-0 flex-wrap gap-x-6 gap-y-2 max-sm:flex-col max-sm:flex-nowrap lg:order-none lg:col-span-2 lg:row-start-2">
        <FilterChips
          label={m.inbox_by_holder()}
          chips={[null, ...MESSAGE_HOLDERS].map((word) => ({
            to: inboxAddress({ ...view, holder: word, page: 1 }),
            label: word ? holders[word]() : m.inbox_everybodys(),
            count: counts.holders[word ?? 'all'],
            isCurrent: word === holder,
          }))}
        />
        <FilterChips
          label={m.inbox_by_kind()}
          chips={[null, ...MESSAGE_KINDS].map((word) => ({
            to: inboxAddress({ ...view, kind: word, page: 1 }),
            label: word ? messageKindLabel(word) : m.inbox_all_kinds(),
            count: counts.kinds[word ?? 'all'],
            isCurrent: word === kind,
          }))}
        />
      </div>
      <ListSearch
        q={q}
        keep={{ status, kind, for: holder }}
        clearTo={inboxAddress({ status, kind, holder })}
        words={{
          label: m.inbox_search(),
          submit: m.inbox_search_submit(),
          clear: m.inbox_search_clear(),
        }}
      />
    </div>
  )
}
