import { Link } from 'react-router'
import { m } from '#messages'
import { listPartnerLogos } from '#domain/partners/list-partner-logos.ts'
import { listProducts } from '#domain/store/list-products.ts'
import { STORE_STEP, STORE_STEPS_MOST } from '#domain/store/product.ts'
import { houseContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { perform } from '#app/request/perform.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/store.ts'
import { PartnerLogos } from './cards/partner-logos.tsx'
import { ProductGrid } from './cards/product-grid.tsx'
import { STORE, stepsOf, storeAddress } from './store/steps.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.store_page_title() }),
    description: m.store_lead(),
    address: loaderData.address,
  })
}

/** The newest products, eight more for each step, and some of the organizations behind them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const steps = stepsOf(new URL(request.url).searchParams.get('page'))
  const [{ products, hasMore }, partners] = await Promise.all([
    perform(context, listProducts, { steps }),
    perform(context, listPartnerLogos, {}),
  ])
  const address = context.get(houseContext).origin + STORE
  return { products, hasMore, partners, steps, address }
}

export default function Store({ loaderData }: Route.ComponentProps) {
  const { products, hasMore, partners, steps } = loaderData
  return (
    <>
      <Container className="py-8 sm:py-12">
        <PageHeader title={m.store_title()} lead={m.store_lead()} />
        {products.length === 0 ? (
          <EmptyState
            title={m.store_none_title()}
            region="coast"
            action={
              <Button asChild variant="secondary">
                <Link to="/projects-events">{m.store_none_action()}</Link>
              </Button>
            }
          >
            {m.store_none_text()}
          </EmptyState>
        ) : (
          <>
            <ProductGrid products={products} level={2} withOrganization className="mt-8" />
            <div className="mt-10 flex justify-center text-center">
              {hasMore && steps < STORE_STEPS_MOST && (
                <Button asChild variant="secondary">
                  <Link to={storeAddress(steps + 1)} preventScrollReset>
                    {m.store_show_more()}
                  </Link>
                </Button>
              )}
              {hasMore && steps === STORE_STEPS_MOST && (
                <p className="text-muted">
                  {m.store_all_shown({ count: STORE_STEP * STORE_STEPS_MOST })}
                </p>
              )}
            </div>
          </>
        )}
      </Container>
      <Section
        ground="sand"
        title={m.store_partners()}
        lead={partners.length > 0 && m.store_partners_lead()}
        action={
          partners.length > 0 && (
            <Button asChild variant="secondary">
              <Link to="/partners">{m.store_partners_all()}</Link>
            </Button>
          )
        }
      >
        {partners.length === 0 ? (
          <p className="text-lead text-muted">{m.store_partners_none()}</p>
        ) : (
          <PartnerLogos partners={partners} />
        )}
      </Section>
    </>
  )
}
