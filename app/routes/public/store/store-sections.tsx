import { Link } from 'react-router'
import { m } from '#messages'
import type { PartnerLogoFile } from '#domain/partners/queries/list-partner-logos.ts'
import { STORE_STEP, STORE_STEPS_MOST, type ProductCardData } from '#domain/store/product.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Section } from '#app/ui/section.tsx'
import { PartnerLogos } from '../cards/partner-logos.tsx'
import { ProductGrid } from '../cards/product-grid.tsx'
import { storeAddress } from './steps.ts'

export type ShelvesProps = {
  products: ProductCardData[]
  hasMore: boolean
  partners: PartnerLogoFile[]
  /** The number of steps (of eight products) shown. */
  steps: number
}

/** The store's products and organizations. */
export function StoreSections({ products, hasMore, partners, steps }: ShelvesProps) {
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
        <p className="mt-8 text-center text-muted" data-print="never">
          {m.orders_already()}{' '}
          <Link
            to="/orders/look-up"
            className="font-medium text-primary underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {m.orders_look_up()}
          </Link>
        </p>
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
          <p className="text-lead text-muted">{m.home_partners_none()}</p>
        ) : (
          <PartnerLogos partners={partners} />
        )}
      </Section>
    </>
  )
}
