import { data } from 'react-router'
import { m } from '#messages'
import { listPartnerLogos } from '#domain/partners/queries/list-partner-logos.ts'
import { listFeatured } from '#domain/project-events/queries/list-featured.ts'
import { listSiteFigures } from '#domain/content/queries/list-figures.ts'
import { runtimeContext } from '#app/request/context.ts'
import { jsonLd, pageMeta } from '#app/request/page-meta.ts'
import { runWithTimeout } from '#app/request/run-with-timeout.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/page.ts'
import { HomeClosing } from './closing.tsx'
import { siteFacts } from './facts.ts'
import { HomeFeatured } from './featured.tsx'
import { HomeFigures } from './figures.tsx'
import { HomeHero } from './hero.tsx'
import { HomeMission } from './mission.tsx'
import { HomePartners } from './partners.tsx'
import { GetInvolved } from './ways.tsx'

/** Proof, projects and partners, as far as they come in time: without them the page still stands. */
export async function loader({ context }: Route.LoaderArgs) {
  const [figures, featured, partners] = await Promise.all([
    runWithTimeout(context, listSiteFigures, {}),
    runWithTimeout(context, listFeatured, {}),
    runWithTimeout(context, listPartnerLogos, {}),
  ])
  const isWhole = figures !== null && featured !== null && partners !== null
  return data(
    { origin: context.get(runtimeContext).origin, figures, featured, partners },
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
  const { figures, featured, partners } = loaderData
  return (
    <>
      <HomeHero />
      {figures && <HomeFigures figures={figures} />}
      <HomeMission />
      {featured && <HomeFeatured items={featured} />}
      <GetInvolved />
      {partners && <HomePartners partners={partners} />}
      <HomeClosing />
    </>
  )
}
