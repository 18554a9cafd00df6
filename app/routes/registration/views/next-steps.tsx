import { m } from '#messages'

/** What happens once the form is sent, in four lines. */
export function NextSteps() {
  const steps = [
    m.registration_next_submit(),
    m.registration_next_documents(),
    m.registration_next_review(),
    m.registration_next_post(),
  ]
  return (
    <section aria-labelledby="next-steps" className="self-start rounded-card bg-sand p-5 sm:p-6">
      <h2 id="next-steps" className="font-display text-subheading font-bold">
        {m.registration_next_title()}
      </h2>
      <ol className="mt-4 flex flex-col gap-3.5 text-sm">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full border border-gold-leaf font-display text-xs font-bold text-gold"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
