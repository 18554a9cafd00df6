import { m } from '#messages'

type Point = { title: () => string; text: () => string }

/** The credit rule in plain words; keep in sync with docs/decisions/0017-credit.md. */
const credit: { title: () => string; lead: () => string; points: readonly Point[] } = {
  title: m.ambassador_credit_title_1,
  lead: m.ambassador_credit_lead,
  points: [
    {
      title: m.ambassador_credit_title_2,
      text: m.ambassador_credit_text_1,
    },
    {
      title: m.ambassador_credit_title_3,
      text: m.ambassador_credit_text_2,
    },
    {
      title: m.ambassador_credit_title_4,
      text: m.ambassador_credit_text_3,
    },
    {
      title: m.ambassador_credit_title_5,
      text: m.ambassador_credit_text_4,
    },
    {
      title: m.ambassador_credit_title_6,
      text: m.ambassador_credit_text_5,
    },
    {
      title: m.ambassador_credit_title_7,
      text: m.ambassador_credit_text_6,
    },
  ],
}

/** What counts toward an ambassador's credit and what does not. Other pages link to its anchor. */
export function CreditRule() {
  const { title, lead, points } = credit
  return (
    <section id="credit" aria-labelledby="credit-title" className="mt-14 scroll-mt-24 sm:mt-20">
      <div className="rounded-card bg-sand p-6 sm:p-10">
        <h2
          id="credit-title"
          className="font-display text-heading font-bold tracking-[-0.01em] text-balance"
        >
          {title()}
        </h2>
        <p className="mt-3 max-w-text text-lead text-muted">{lead()}</p>
        <dl className="mt-8 grid gap-x-12 gap-y-7 md:grid-cols-2">
          {points.map((point, at) => (
            <div key={at} className="border-t border-line pt-5">
              <dt className="font-display text-subheading font-bold">{point.title()}</dt>
              <dd className="mt-1.5 text-muted">{point.text()}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
