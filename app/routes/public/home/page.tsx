import { pageLanguage } from '#platform/text/language.ts'
import { data } from 'react-router'
import { m } from '#messages'
import {
  listPartnerLogos,
  type PartnerLogoFile,
} from '#domain/partners/queries/list-partner-logos.ts'
import { listFeatured } from '#domain/project-events/queries/list-featured.ts'
import { listSiteFigures } from '#domain/content/queries/list-figures.ts'
import { listStories, type Story } from '#domain/content/queries/list-stories.ts'
import { runtimeContext } from '#app/request/context.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { runWithTimeout } from '#app/request/run-with-timeout.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/page.ts'
import { HomeClosing } from './closing.tsx'
import { HomeFeatured } from './featured.tsx'
import { HomeFigures } from './figures.tsx'
import { GetInvolved } from './ways.tsx'
import { Section } from '#app/ui/section.tsx'
import { PartnerLogos } from '../cards/partner-logos.tsx'
import { StoryFigure } from '../cards/story-figure.tsx'
import { MoreLink } from './more-link.tsx'
import { Container } from '#app/ui/container.tsx'
import { HeroLandscape } from '#app/ui/landscape/hero-landscape.tsx'
import { HomeActions } from './actions.tsx'
import { useHourOfDay } from '../hero/hour-of-day.ts'
import { Eyebrow } from '#app/ui/page-header.tsx'

/** Figures, the newest story, projects and partners. Each is omitted if it does not load in time. */
export async function loader({ context }: Route.LoaderArgs) {
  const [figures, stories, featured, partners] = await Promise.all([
    runWithTimeout(context, listSiteFigures, {}),
    runWithTimeout(context, listStories, { most: 1 }),
    runWithTimeout(context, listFeatured, {}),
    runWithTimeout(context, listPartnerLogos, {}),
  ])
  const isWhole = [figures, stories, featured, partners].every((part) => part !== null)
  return data(
    { origin: context.get(runtimeContext).origin, figures, stories, featured, partners },
    isWhole ? {} : { headers: { 'Cache-Control': 'no-store' } },
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  const { origin } = loaderData
  return [
    ...pageMeta({
      title: m.home_page_title(),
      description: m.home_page_description(),
      address: `${origin}/`,
    }),
    ...siteFacts(origin).map(jsonLd),
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { figures, stories, featured, partners } = loaderData
  return (
    <>
      <HomeHero />
      {figures && <HomeFigures figures={figures} />}
      <HomeMission story={stories?.[0]} />
      {featured && <HomeFeatured items={featured} />}
      <GetInvolved />
      {partners && <HomePartners partners={partners} />}
      <HomeClosing />
    </>
  )
}

/** The organizations that do the work. */
function HomePartners({ partners }: { partners: readonly PartnerLogoFile[] }) {
  return (
    <Section
      ground="sand"
      eyebrow={m.home_partners_eyebrow()}
      title={m.home_partners_title()}
      action={partners.length > 0 && <MoreLink to="/partners">{m.home_partners_all()}</MoreLink>}
    >
      {partners.length === 0 ? (
        <p className="text-lead text-muted">{m.home_partners_none()}</p>
      ) : (
        <PartnerLogos partners={partners} />
      )}
    </Section>
  )
}

/** The hero, with a landscape in the light of the visitor's local time. */
function HomeHero() {
  return (
    <HeroLandscape time={useHourOfDay()}>
      <Container className="pt-[clamp(3rem,1.5rem+5vw,6.5rem)] pb-10">
        <div className="mx-auto max-w-text text-center">
          <h1 className="font-display text-display font-bold tracking-[-0.02em]">
            {m.home_hero_title()}
          </h1>
          <p className="mx-auto mt-5 max-w-[36rem] text-lead text-balance">{m.home_hero_text()}</p>
          <HomeActions />
        </div>
      </Container>
    </HeroLandscape>
  )
}

/** Structured data (schema.org) about the organization and the site search. */
function siteFacts(origin: string): Record<string, unknown>[] {
  const site = { name: m.site_name(), url: `${origin}/` }
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      ...site,
      description: m.site_description(),
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      ...site,
      inLanguage: pageLanguage(),
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/projects-events?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** The mission in one sentence, beside what an organization tells of its work. */
function HomeMission({ story }: { story: Story | undefined }) {
  return (
    <section aria-labelledby="mission" className="py-section">
      <Container
        className={
          story
            ? 'grid items-center gap-x-16 gap-y-10 lg:grid-cols-[6fr_5fr]'
            : 'grid gap-x-16 gap-y-6'
        }
      >
        <div className="max-w-text">
          <Eyebrow>{m.home_mission_eyebrow()}</Eyebrow>
          <h2
            id="mission"
            className="font-display text-heading font-bold tracking-[-0.01em] text-balance"
          >
            {m.home_mission_title()}
          </h2>
          <p className="mt-5 font-display text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)] leading-[1.4]">
            {m.home_mission_text()}
          </p>
          <p className="mt-5 text-muted">{m.home_mission_more()}</p>
        </div>
        {story && (
          <StoryFigure
            story={story}
            sizes="(min-width: 1024px) 32rem, 92vw"
            className="aspect-[3/2] w-full rounded-card"
          />
        )}
      </Container>
    </section>
  )
}
