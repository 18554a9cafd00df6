import { ChevronDown } from 'lucide-react'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { LegalSection, LegalText } from './legal-text.ts'

/** A legal text as a page, with a table of contents next to it. */
export function LegalPage({
  title,
  lead,
  updatedOn,
  sections,
  email,
}: LegalText & { email: string }) {
  return (
    <Container className="py-10 sm:py-16">
      <PageHeader eyebrow={<LastUpdated on={updatedOn} />} title={title()} lead={lead()} />
      <div className="mt-10 grid gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="flex max-w-text flex-col gap-12">
          {sections.map((section) => (
            <Passage key={section.id} {...section} email={email} />
          ))}
        </div>
      </div>
    </Container>
  )
}

function LastUpdated({ on }: { on: string }) {
  return (
    <>
      {m.legal_updated()} <time dateTime={on}>{format.day(on)}</time>
    </>
  )
}

/** Unfolds on phones, where the list would be longer than the screen. */
function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={m.legal_contents()} className="lg:sticky lg:top-24 lg:self-start">
      <details className="group/contents rounded-field border border-line px-4 sm:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium text-gold">
          {m.legal_contents()}
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-muted transition-transform group-open/contents:rotate-180"
          />
        </summary>
        <ContentsList sections={sections} className="pb-3" />
      </details>
      <div className="max-sm:hidden">
        <p className="text-sm font-medium text-gold">{m.legal_contents()}</p>
        <ContentsList sections={sections} className="mt-2 max-lg:columns-2 max-lg:gap-x-8" />
      </div>
    </nav>
  )
}

function ContentsList({
  sections,
  className,
}: {
  sections: readonly LegalSection[]
  className: string
}) {
  return (
    <ol className={className}>
      {sections.map(({ id, title }) => (
        <li key={id} className="break-inside-avoid">
          <a
            href={`#${id}`}
            className="inline-flex min-h-9 items-center py-1 text-sm leading-5 text-muted underline-offset-4 hover:text-primary hover:underline pointer-coarse:min-h-11"
          >
            {title()}
          </a>
        </li>
      ))}
    </ol>
  )
}

function Passage({
  id,
  title,
  paragraphs,
  points,
  endsWithAddress,
  email,
}: LegalSection & { email: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-24 font-display text-heading font-bold tracking-[-0.01em]">
        {title()}
      </h2>
      {paragraphs.map((paragraph, at) => (
        <p key={at} className="mt-4">
          {paragraph()}
        </p>
      ))}
      {points && (
        <dl className="mt-5 divide-y divide-line border-y border-line">
          {points.map(([term, text], at) => (
            <div key={at} className="gap-x-6 py-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
              <dt className="font-medium">{term()}</dt>
              <dd className="mt-1 text-muted sm:mt-0">{text()}</dd>
            </div>
          ))}
        </dl>
      )}
      {endsWithAddress && (
        <p className="mt-4">
          <a
            href={`mailto:${email}`}
            className="inline-flex items-center font-medium text-primary underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {email}
          </a>
        </p>
      )}
    </section>
  )
}
