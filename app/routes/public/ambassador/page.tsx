import { Link } from 'react-router'
import { listResources } from '#domain/ambassadors/queries/list-resources.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { HeroLandscape } from '#app/ui/landscape/hero-landscape.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/page.ts'
import { Begin } from './begin.tsx'
import { loadShowcase } from './load-showcase.server.ts'
import { Panel } from './panel.tsx'
import {
  ambassadorTabAddress,
  ambassadorTabLabel,
  ambassadorTabOf,
  AMBASSADOR_TABS,
} from './tabs.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({
      page:
        loaderData.tab === AMBASSADOR_TABS[0]
          ? m.ambassador_title()
          : m.ambassador_tab_title({ tab: ambassadorTabLabel(loaderData.tab) }),
    }),
    description: m.ambassador_lead(),
    address: loaderData.address,
  })
}

/** What ambassadors are and how to become one; also served at `/ambassadors`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireFeature(context, 'ambassadors')
  const { searchParams } = new URL(request.url)
  const tab = ambassadorTabOf(searchParams.get('tab'))
  const materials = tab === 'materials' ? await runOperation(context, listResources, {}) : []
  const isShown = tab === 'showcase' || tab === 'about'
  const showcase = isShown ? await loadShowcase(context, searchParams.get('page')) : null
  return { tab, materials, showcase, address: `${context.get(runtimeContext).origin}/ambassador` }
}

export default function Ambassador({ loaderData }: Route.ComponentProps) {
  const { tab, materials, showcase } = loaderData
  const isFirst = tab === AMBASSADOR_TABS[0]
  return (
    <>
      {isFirst ? <Hero /> : <Head />}
      <Container className="pt-6 pb-section">
        <Tabs
          label={m.ambassador_tabs()}
          tabs={AMBASSADOR_TABS.map((one) => ({
            to: ambassadorTabAddress(one),
            label: ambassadorTabLabel(one),
            current: one === tab,
          }))}
        />
        <div className="pt-10 sm:pt-14">
          <Panel tab={tab} materials={materials} showcase={showcase} />
        </div>
      </Container>
      <section aria-labelledby="begin" className="bg-sand py-section">
        <Container width="text" className="text-center">
          <span aria-hidden className="mx-auto mb-6 block h-px w-16 bg-gold-leaf" />
          <h2 id="begin" className="font-display text-title font-bold tracking-[-0.015em]">
            {m.ambassador_begin_title()}
          </h2>
          <p className="mx-auto mt-4 max-w-form text-lead text-muted">
            {m.ambassador_begin_text()}
          </p>
          <div className="mt-8 flex justify-center">
            <Begin />
          </div>
          <p className="mt-6">
            <Link
              to="/contact?topic=ambassador"
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-3"
            >
              {m.ambassador_ask()}
            </Link>
          </p>
        </Container>
      </section>
    </>
  )
}

function Hero() {
  return (
    <HeroLandscape time="dusk">
      <Container className="pt-[clamp(2.5rem,1.5rem+4vw,5rem)] pb-6">
        <div className="mx-auto max-w-text text-center">
          <h1 className="font-display text-display font-bold tracking-[-0.02em]">
            {m.ambassador_title()}
          </h1>
          <p className="mx-auto mt-5 max-w-[36rem] text-lead text-balance">{m.ambassador_lead()}</p>
          <div className="mt-7 flex justify-center">
            <Begin />
          </div>
        </div>
      </Container>
    </HeroLandscape>
  )
}

/** A compact header: users who chose a tab came for its content. */
function Head() {
  return (
    <div className="bg-sand py-8">
      <Container>
        <PageHeader title={m.ambassador_title()} actions={<Begin />} />
      </Container>
    </div>
  )
}
