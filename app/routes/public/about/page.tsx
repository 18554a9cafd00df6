import { listFaq, type FaqEntry } from '#domain/content/queries/list-faq.ts'
import { listStories, type Story } from '#domain/content/queries/list-stories.ts'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { runtimeContext } from '#app/request/context.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { HeroLandscape } from '#app/ui/landscape/hero-landscape.tsx'
import type { Route } from './+types/page.ts'
import { useHourOfDay } from '../hero/hour-of-day.ts'
import { purpose, values } from './content.ts'
import { WaysToHelp } from './ways.tsx'
import { Link } from 'react-router'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Eyebrow } from '#app/ui/page-header.tsx'
import { AnswerText } from '../assistant/chat-box/answer-text.tsx'
import { StoryFigure } from '../cards/story-figure.tsx'

/** In a row. */
const STORIES = 3

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  const { address, faq } = loaderData
  return [
    ...pageMeta({
      title: m.site_page_title({ page: m.about_page_title() }),
      description: purpose.lead(),
      address,
    }),
    ...(faq.length > 0 ? [jsonLd(faqFacts(faq))] : []),
  ]
}

/** The mission page: purpose, stories of organizations, ways to help and FAQ. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, switches } = context.get(runtimeContext)
  const [entries, stories] = await Promise.all([
    runOperation(context, listFaq, {}),
    runOperation(context, listStories, { most: STORIES }),
  ])
  const faq = entries.filter(({ feature }) => feature === null || switches.isOn(feature))
  return { faq, stories, address: `${origin}/about` }
}

export default function About({ loaderData: { faq, stories } }: Route.ComponentProps) {
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
            {purpose.lead()}
          </p>
          <div className="flex flex-col gap-4 text-muted lg:pt-3">
            {purpose.paragraphs.map((paragraph, at) => (
              <p key={at}>{paragraph()}</p>
            ))}
          </div>
        </Container>
        <Stories stories={stories} />
      </section>
      <WaysToHelp />
      <Values />
      <Faq entries={faq} />
    </>
  )
}

/** What organizations tell of their work. */
function Stories({ stories }: { stories: readonly Story[] }) {
  if (stories.length === 0) return null
  return (
    <Container>
      <ul className="mt-12 grid gap-x-6 gap-y-8 sm:grid-cols-3 lg:mt-16">
        {stories.map((story) => (
          <li key={story.id} className="min-w-0">
            <StoryFigure
              story={story}
              sizes="(min-width: 1200px) 24rem, (min-width: 640px) 31vw, 92vw"
              className="aspect-[3/2] w-full rounded-card"
            />
          </li>
        ))}
      </ul>
    </Container>
  )
}

function faqFacts(faq: Route.ComponentProps['loaderData']['faq']): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutMarkup(answer) },
    })),
  }
}

/** An answer as plain text: of links, the words. */
function withoutMarkup(answer: string): string {
  return answer.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}

/** The FAQ, with collapsed answers. */
function Faq({ entries }: { entries: readonly FaqEntry[] }) {
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
          {entries.map(({ id, question, answer, language }) => (
            <Disclosure
              key={id}
              summary={
                <span
                  lang={otherThanPage(language)}
                  dir="auto"
                  className="min-w-0 text-lg wrap-anywhere"
                >
                  {question}
                </span>
              }
            >
              <div lang={otherThanPage(language)}>
                <AnswerText text={answer} />
              </div>
            </Disclosure>
          ))}
        </div>
      </Container>
    </section>
  )
}

/** The five values of the organization. */
function Values() {
  return (
    <section aria-labelledby="values" className="border-t border-line py-section">
      <Container>
        <Eyebrow>{m.about_values_eyebrow()}</Eyebrow>
        <h2
          id="values"
          className="max-w-text font-display text-heading font-bold tracking-[-0.01em] text-balance"
        >
          {m.about_values_title()}
        </h2>
        <ol className="mt-10 border-t border-line sm:mt-14">
          {values.map(({ hebrew, title, text }) => (
            <li
              key={hebrew}
              className="grid items-baseline gap-x-12 gap-y-2 border-b border-line py-7 sm:grid-cols-[11rem_minmax(0,1fr)] sm:py-9 lg:grid-cols-[14rem_20rem_minmax(0,1fr)]"
            >
              <span
                lang="he"
                dir="rtl"
                className="font-display text-[clamp(2rem,1.6rem+1.6vw,3rem)] leading-none font-medium text-gold text-end sm:row-span-2 lg:row-span-1"
              >
                {hebrew}
              </span>
              <h3 className="font-display text-[clamp(1.375rem,1.25rem+0.6vw,1.75rem)] leading-tight font-bold">
                {title()}
              </h3>
              <p className="max-w-form text-muted">{text()}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
