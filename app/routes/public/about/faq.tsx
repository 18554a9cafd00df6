import { Link } from 'react-router'
import type { FaqEntry } from '#domain/content/queries/list-faq.ts'
import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Eyebrow } from '#app/ui/page-header.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'

/** What people ask, with the answers folded away. */
export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <section id="faq" aria-labelledby="faq-title" className="scroll-mt-16 bg-sand py-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <Eyebrow>{m.faq_eyebrow()}</Eyebrow>
          <h2 id="faq-title" className="font-display text-heading font-bold tracking-[-0.01em]">
            {m.faq_title()}
          </h2>
          <p className="mt-4 max-w-form text-muted">
            {m.faq_lead()}{' '}
            <Link
              to="/contact"
              className="text-primary underline underline-offset-4 pointer-coarse:py-2"
            >
              {m.faq_ask()}
            </Link>
          </p>
        </div>
        <div>
          {entries.map(({ id, question, answer }) => (
            <Disclosure key={id} summary={<span className="text-lg">{question}</span>}>
              <Paragraphs text={answer} />
            </Disclosure>
          ))}
        </div>
      </Container>
    </section>
  )
}
