import { m } from '#messages'
import { OthersText } from '#app/ui/others-text.tsx'
import type { ApplicationFact } from './present-application.ts'

/** Lists an organization's facts. */
export function ApplicationFacts({ facts }: { facts: readonly ApplicationFact[] }) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-3 font-display text-subheading font-bold">
        {m.moderation_facts()}
      </h2>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
        {facts.map(({ label, value, href }) => (
          <div key={label} className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[12rem_1fr]">
            <dt className="text-muted first-letter:uppercase">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {href ? (
                <a
                  href={href}
                  rel="noopener noreferrer nofollow"
                  className="text-primary underline underline-offset-4"
                >
                  {value}
                </a>
              ) : (
                <OthersText className="block">{value}</OthersText>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
