import { listFaq } from '#domain/content/queries/list-faq.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { HeroLandscape } from '#app/ui/landscape/hero-landscape.tsx'
import type { Route } from './+types/page.ts'
import { useHourOfDay } from '../hero/hour-of-day.ts'
import { purpose } from './content.ts'
import { Faq } from './faq.tsx'
import { Values } from './values.tsx'
import { WaysToHelp } from './ways.tsx'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  const { address, faq } = loaderData
  return [
    ...pageMeta({
      title: m.site_page_title({ page: m.about_page_title() }),
      description: purpose.lead,
      address,
    }),
    ...(faq.length > 0 ? [jsonLd(faqFacts(faq))] : []),
  ]
}

/** The page of the mission: why this is here, what one can do, and what people ask. */
export async function loader({ context }: Route.LoaderArgs) {
  const faq = await runOperation(context, listFaq, {})
  return { faq, address: `${context.get(runtimeContext).origin}/about` }
}

export default function About({ loaderData: { faq } }: Route.ComponentProps) {
  return (
    <>
      <HeroLandscape time={useHourOfDay()}>
        <Container className="pt-[clamp(2.75rem,1.5rem+4.5vw,6rem)] pb-8">
          <div className="mx-auto max-w-[52rem] text-center">
            <p className="font-medium">{m.about_eyebrow()}</p>
            <h1 className="mt-3 font-display text-display font-bold tracking-[-0.02em] text-balance">
              {m.about_title()}
            </h1>
          </div>
        </Container>
      </HeroLandscape>
      <section aria-label={m.about_eyebrow()} className="py-section">
        <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <p className="font-display text-[clamp(1.625rem,1.3rem+1.6vw,2.5rem)] leading-[1.25] text-balance">
            {purpose.lead}
          </p>
          <div className="flex flex-col gap-4 text-muted lg:pt-3">
            {purpose.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Container>
      </section>
      <WaysToHelp />
      <Values />
      <Faq entries={faq} />
    </>
  )
}

function faqFacts(faq: Route.ComponentProps['loaderData']['faq']): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
