import type { ReactNode } from 'react'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { RegistrationNextSteps } from './next-steps.tsx'

const titles = { basic: m.registration_basic_title, contact: m.registration_contact_title }

/** The layout of a step: progress, fields and, beside them, what happens next. */
export function StepFrame({ at, children }: { at: 'basic' | 'contact'; children: ReactNode }) {
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader eyebrow={m.registration_eyebrow()} title={m.registration_title()} />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 max-w-text">
          <Progress at={at} />
          <h2 className="mb-6 font-display text-heading font-bold">{titles[at]()}</h2>
          {children}
        </div>
        <div className="lg:pt-2">
          <div className="lg:sticky lg:top-24">
            <RegistrationNextSteps />
          </div>
        </div>
      </div>
    </Container>
  )
}

/** The two steps, with the current one marked. */
function Progress({ at }: { at: 'basic' | 'contact' }) {
  const steps = ['basic', 'contact'] as const
  const current = steps.indexOf(at)
  return (
    <ol aria-label={m.registration_steps()} className="mb-8 grid grid-cols-2 gap-3">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === at ? 'step' : undefined}
          className={cn(
            'border-t-4 pt-2 text-sm',
            index <= current ? 'border-primary' : 'border-line text-muted',
            step === at && 'font-medium',
          )}
        >
          <span className="me-1.5 tabular-nums">{index + 1}.</span>
          {titles[step]()}
        </li>
      ))}
    </ol>
  )
}
