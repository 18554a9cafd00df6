import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { MESSAGE_KINDS, MESSAGE_STATUSES } from '#domain/inbox/inbox-message.ts'
import { messageKindLabel, statusLabel } from '#domain/inbox/inbox-words.ts'
import type { MessageCounts } from '#domain/inbox/list-messages.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { boxLook } from '#app/ui/field-look.ts'
import { inboxAddress, type InboxView } from './inbox-address.ts'

/** Status and kind as links with their counts, and a search; each keeps what the others say. */
export function InboxFilters({ view, counts }: { view: InboxView; counts: MessageCounts }) {
  const { status, kind, q } = view
  return (
    <div className="mb-4 grid gap-3 lg:grid-cols-[1fr_auto] lg:items-end">
      <div className="grid gap-2">
        <Choices
          label={m.inbox_by_status()}
          choices={[null, ...MESSAGE_STATUSES].map((word) => ({
            to: inboxAddress({ status: word, kind, q }),
            label: word ? statusLabel(word) : m.inbox_all(),
            count: counts.statuses[word ?? 'all'],
            isCurrent: word === status,
          }))}
        />
        <Choices
          label={m.inbox_by_kind()}
          choices={[null, ...MESSAGE_KINDS].map((word) => ({
            to: inboxAddress({ status, kind: word, q }),
            label: word ? messageKindLabel(word) : m.inbox_all_kinds(),
            count: counts.kinds[word ?? 'all'],
            isCurrent: word === kind,
          }))}
        />
      </div>
      <Form role="search" className="flex flex-wrap gap-2 lg:justify-end">
        {status && <input type="hidden" name="status" value={status} />}
        {kind && <input type="hidden" name="kind" value={kind} />}
        <input
          // Another search shown is another box, so that going back fills in what was looked for.
          key={q}
          type="search"
          name="q"
          dir="auto"
          maxLength={200}
          defaultValue={q}
          aria-label={m.inbox_search()}
          placeholder={m.inbox_search()}
          className={cn(boxLook, 'min-w-0 flex-1 basis-44 lg:w-72')}
        />
        <Button type="submit" variant="secondary">
          <Search aria-hidden />
          {m.inbox_search_submit()}
        </Button>
        {q && (
          <Button asChild variant="quiet">
            <Link to={inboxAddress({ status, kind })}>{m.inbox_search_clear()}</Link>
          </Button>
        )}
      </Form>
    </div>
  )
}

type Choice = { to: string; label: string; count: number; isCurrent: boolean }

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1.5">
        {choices.map(({ to, label: words, count, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-field px-3.5 text-sm font-medium transition-colors pointer-coarse:min-h-11',
                isCurrent
                  ? 'border-primary bg-primary-tint text-primary'
                  : 'text-muted hover:border-primary hover:text-primary',
              )}
            >
              {words}
              <span className="font-normal tabular-nums">{count.toLocaleString('en-US')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
