import { m } from '#messages'

/** What happens once the form is sent, and what of it nobody else sees. */
export function WhatFollows() {
  const lines = [
    m.becoming_follows_page(),
    m.becoming_follows_link(),
    m.becoming_follows_items(),
    m.becoming_follows_private(),
  ]
  return (
    <section aria-labelledby="what-follows" className="rounded-card bg-sand p-5 sm:p-6">
      <h2 id="what-follows" className="font-display text-subheading font-bold">
        {m.becoming_follows_title()}
      </h2>
      <ol className="mt-4 flex flex-col gap-3.5 text-sm">
        {lines.map((line, index) => (
          <li key={line} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full border border-gold-leaf font-display text-xs font-bold text-gold"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{line}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
