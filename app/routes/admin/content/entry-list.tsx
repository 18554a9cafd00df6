import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { m } from '#messages'
import { IconButton } from '#app/ui/icon-button.tsx'

export type Entry = {
  id: string
  title: string
  details: ReactNode
  badge?: ReactNode
  editAddress: string
  removeAddress?: string
}

/** Entries in public display order, with controls to move, edit and remove each one. */
export function EntryList({
  label,
  entries,
  address,
}: {
  label: string
  entries: readonly Entry[]
  /** URL of the page whose action moves an entry. */
  address: string
}) {
  return (
    <ol
      aria-label={label}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {entries.map((entry, at) => (
        <li key={entry.id} className="px-4 pt-3 pb-1 sm:flex sm:items-center sm:gap-3 sm:pb-3">
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={entry.editAddress}
                dir="auto"
                className="text-match py-0.5 font-medium wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5"
              >
                {entry.title}
              </Link>
              {entry.badge}
            </div>
            <div className="line-clamp-2 text-sm wrap-anywhere text-muted">{entry.details}</div>
          </div>
          {/* On phones below the text, which keeps the whole width. */}
          <div className="-mx-2 flex shrink-0 sm:mx-0">
            <MoveButton entry={entry} address={address} direction="up" past={entries[at - 1]?.id} />
            <MoveButton
              entry={entry}
              address={address}
              direction="down"
              past={entries[at + 1]?.id}
            />
            <IconButton asChild label={m.content_edit({ title: entry.title })}>
              <Link to={entry.editAddress}>
                <Pencil aria-hidden />
              </Link>
            </IconButton>
            {entry.removeAddress && (
              <IconButton
                asChild
                label={m.content_remove({ title: entry.title })}
                className="hover:bg-donate-tint hover:text-donate"
              >
                <Link to={entry.removeAddress} preventScrollReset>
                  <Trash2 aria-hidden />
                </Link>
              </IconButton>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

type MoveButtonProps = {
  entry: Entry
  address: string
  direction: 'up' | 'down'
  /** Id of the neighbor to swap with; undefined at either end. */
  past: string | undefined
}

function MoveButton({ entry: { id, title }, address, direction, past }: MoveButtonProps) {
  const Arrow = direction === 'up' ? ChevronUp : ChevronDown
  return (
    <Form method="post" action={address} preventScrollReset className="contents">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="direction" value={direction} />
      <input type="hidden" name="past" value={past ?? ''} />
      <IconButton
        type="submit"
        disabled={past === undefined}
        label={direction === 'up' ? m.content_move_up({ title }) : m.content_move_down({ title })}
      >
        <Arrow aria-hidden />
      </IconButton>
    </Form>
  )
}
