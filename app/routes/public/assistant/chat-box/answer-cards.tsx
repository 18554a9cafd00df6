import { ChevronDown } from 'lucide-react'
import { m } from '#messages'
import type { AnswerCardData as Card } from '#domain/assistant/assistant.ts'
import { AnswerCard } from './answer-card.tsx'

/** So many stand there at once; the others wait behind a line. */
const AT_ONCE = 3

/** What an answer shows of the site. */
export function AnswerCards({ cards }: { cards: readonly Card[] }) {
  const rest = cards.slice(AT_ONCE)
  return (
    <div className="grid max-w-136 overflow-hidden rounded-card border border-line bg-surface">
      <CardList cards={cards.slice(0, AT_ONCE)} />
      {rest.length > 0 && (
        <details className="group/rest border-t border-line">
          <summary className="flex min-h-11 items-center justify-center gap-1.5 px-3 text-sm font-medium text-primary hover:bg-primary-tint focus-visible:-outline-offset-2">
            <span className="group-open/rest:hidden">
              {m.chat_more_cards({ count: rest.length })}
            </span>
            <span className="hidden group-open/rest:inline">{m.chat_fewer_cards()}</span>
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform group-open/rest:rotate-180"
            />
          </summary>
          <div className="border-t border-line">
            <CardList cards={rest} />
          </div>
        </details>
      )}
    </div>
  )
}

function CardList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="divide-y divide-line">
      {cards.map((card, at) => (
        <li key={`${at} ${card.address}`}>
          <AnswerCard card={card} />
        </li>
      ))}
    </ul>
  )
}
