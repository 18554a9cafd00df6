import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { Sentence } from './sentence.tsx'

export type PageHeaderProps = {
  title: ReactNode
  /** Id of a title that receives focus after an action. */
  titleId?: string | undefined
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Buttons and links. */
  actions?: ReactNode
  /** `display` for inviting pages, `title` for working pages, `heading` above dense content. */
  size?: keyof typeof sizes
  /** Heading level of the title; 1 unless the header is inside another page. */
  level?: 1 | 2 | 3
  className?: string
}

const sizes = { display: 'text-display', title: 'text-title', heading: 'text-heading' }

/** The header of a page and, by default, its only h1. */
export function PageHeader({
  title,
  titleId,
  eyebrow,
  lead,
  actions,
  size = 'title',
  level = 1,
  className,
}: PageHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <header className={cn('flex flex-wrap items-end justify-between gap-x-8 gap-y-5', className)}>
      <div className="max-w-text min-w-0 wrap-anywhere">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading
          id={titleId}
          tabIndex={titleId ? -1 : undefined}
          className={cn('font-display font-bold tracking-[-0.015em] outline-none', sizes[size])}
        >
          {inWords(title)}
        </Heading>
        {lead && (
          <p
            className={cn(
              'text-muted',
              size === 'heading' ? 'mt-1.5' : 'mt-4 text-lead text-balance',
            )}
          >
            {inWords(lead)}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}

/** Titles and leads often name something, in whatever language. */
function inWords(text: ReactNode): ReactNode {
  return typeof text === 'string' ? <Sentence>{text}</Sentence> : text
}

/** A short line above a heading, with a small gold rule before it. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 flex items-center gap-3 text-sm font-medium text-gold">
      <span aria-hidden className="h-px w-8 bg-gold-leaf" />
      {children}
    </p>
  )
}
