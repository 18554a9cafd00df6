import type { ReactNode } from 'react'
import { m } from '#messages'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { readCents } from '#domain/project-events/parse-terms.ts'
import { formatMoney } from '#domain/support/money.ts'
import { KindTag } from '#app/ui/kind-tag.tsx'
import { whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'

/** A proposal to read, while it cannot be changed. */
export function ProposalFacts({
  item,
  description,
  donationGoal,
}: {
  item: ProjectEventCard
  description: string
  donationGoal: string
}) {
  const goal = readCents(donationGoal)
  return (
    <section aria-labelledby="proposed" className="min-w-0">
      <h2 id="proposed" className="font-display text-subheading font-bold">
        {m.posts_proposed()}
      </h2>
      <p dir="auto" className="mt-3 text-start whitespace-pre-line wrap-anywhere">
        {description}
      </p>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        <Fact name={m.posts_fact_when()}>{whenOf(item) || m.posts_fact_not_said()}</Fact>
        <Fact name={m.posts_fact_where()}>{whereOf(item)}</Fact>
        {item.supportTypes.length > 0 && (
          <Fact name={m.posts_fact_support()}>
            <span className="mt-1 flex flex-wrap gap-1.5">
              {item.supportTypes.map((kind) => (
                <KindTag key={kind} kind={kind} />
              ))}
            </span>
          </Fact>
        )}
        <Fact name={m.posts_field_places()}>{item.places ?? m.posts_fact_no_limit()}</Fact>
        {goal !== null && <Fact name={m.posts_fact_goal()}>{formatMoney(goal)}</Fact>}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd dir="auto" className="text-start wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
