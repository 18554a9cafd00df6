import { useId, type ReactNode } from 'react'
import { cn } from './class-names.ts'
import { Container } from './container.tsx'
import { Eyebrow } from './page-header.tsx'

export type SectionProps = {
  title?: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  /** A further link, such as to the whole list. */
  action?: ReactNode
  ground?: 'paper' | 'sand' | 'surface'
  width?: 'content' | 'text' | 'form'
  id?: string
  className?: string
  children?: ReactNode
}

const grounds = { paper: '', sand: 'bg-sand', surface: 'bg-surface' }

/** A full-width band of a page, with its own heading and vertical spacing. */
export function Section({
  title,
  eyebrow,
  lead,
  action,
  ground = 'paper',
  width,
  id,
  className,
  children,
}: SectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      aria-labelledby={title ? heading : undefined}
      className={cn('py-section', grounds[ground], className)}
    >
      <Container {...(width && { width })}>
        {title && (
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-10">
            <div className="max-w-text">
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <h2 id={heading} className="font-display text-heading font-bold tracking-[-0.01em]">
                {title}
              </h2>
              {lead && <p className="mt-3 text-lead text-muted">{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  )
}
