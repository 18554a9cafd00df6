import { cn } from './class-names.ts'

export type NumberedStepsProps = {
  id: string
  title: string
  steps: readonly string[]
  className?: string
}

/** A numbered list of what happens next, shown next to a form. */
export function NumberedSteps({ id, title, steps, className }: NumberedStepsProps) {
  return (
    <section aria-labelledby={id} className={cn('rounded-card bg-sand p-5 sm:p-6', className)}>
      <h2 id={id} className="font-display text-subheading font-bold">
        {title}
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
