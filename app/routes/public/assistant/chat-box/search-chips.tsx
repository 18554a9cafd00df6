import { ListFilter, X } from 'lucide-react'
import { AnswerLink } from './answer-link.tsx'
import type { AnswerSearch } from '#domain/assistant/assistant.ts'
import { m } from '#messages'

/** What the newest answer looked for: each part can be left out, and a link leads to the list with the same filters. */
export function SearchChips({
  search: { slots, address },
  onChoose,
}: {
  search: AnswerSearch
  onChoose: (reply: string) => void
}) {
  return (
    <ul aria-label={m.chat_looked_for()} className="flex flex-wrap gap-2">
      {slots.map(({ label, without }) => (
        <li key={without} className="max-w-full">
          <button
            name="choice"
            value={without}
            formNoValidate
            aria-label={m.listing_remove({ filter: label })}
            onClick={(event) => {
              event.preventDefault()
              onChoose(without)
            }}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-primary-tint px-3.5 text-sm font-medium text-primary transition-colors hover:bg-primary hover:text-on-primary pointer-coarse:min-h-11"
          >
            <span dir="auto" className="truncate">
              {label}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <AnswerLink
          to={address}
          className="inline-flex min-h-9 items-center gap-1.5 px-1.5 text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <ListFilter aria-hidden className="size-4 shrink-0" />
          {m.chat_open_list()}
        </AnswerLink>
      </li>
    </ul>
  )
}
