import { Link } from 'react-router'
import { m } from '#messages'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import type { ProductCardData as Product } from '#domain/store/product.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ProductGrid } from '../cards/product-grid.tsx'
import { partnerTabAddress } from './tabs.ts'

export type PartnerStoreContent = { products: Product[]; page: number; pageCount: number }

type Props = PartnerStoreContent & { partner: Pick<PublicPartner, 'id' | 'name'> }

/** An organization's products, paginated. */
export function PartnerStore({ partner, products, page, pageCount }: Props) {
  if (products.length === 0) {
    return (
      <EmptyState
        title={m.partnertabs_no_products()}
        region="coast"
        action={
          <Button asChild variant="secondary">
            <Link to="/store">{m.partnertabs_to_store()}</Link>
          </Button>
        }
      >
        <span className="wrap-anywhere">
          {m.partnertabs_no_products_text({ organization: partner.name })}
        </span>
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="products" className="mt-8">
      <h2
        id="products"
        dir="auto"
        className="font-display text-heading font-bold wrap-anywhere text-match"
      >
        {m.partnertabs_store_title({ organization: partner.name })}
      </h2>
      <ProductGrid products={products} className="mt-5" />
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={(number) => partnerTabAddress(partner.id, 'store', number)}
        />
      </div>
    </section>
  )
}
