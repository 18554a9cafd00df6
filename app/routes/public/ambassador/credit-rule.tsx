import { credit } from './credit-content.ts'

/** What is counted for an ambassador, and what is not. Other pages lead here by its anchor. */
export function CreditRule() {
  const { title, lead, points } = credit
  return (
    <section id="credit" aria-labelledby="credit-title" className="mt-14 scroll-mt-24 sm:mt-20">
      <div className="rounded-card bg-sand p-6 sm:p-10">
        <h2
          id="credit-title"
          className="font-display text-heading font-bold tracking-[-0.01em] text-balance"
        >
          {title}
        </h2>
        <p className="mt-3 max-w-text text-lead text-muted">{lead}</p>
        <dl className="mt-8 grid gap-x-12 gap-y-7 md:grid-cols-2">
          {points.map((point) => (
            <div key={point.title} className="border-t border-line pt-5">
              <dt className="font-display text-subheading font-bold">{point.title}</dt>
              <dd className="mt-1.5 text-muted">{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
