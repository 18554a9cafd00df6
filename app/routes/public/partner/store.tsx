import { Link } from 'react-router'
import { m } from '#messages'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import type { ProductCardData as Product } from '#domain/store/product.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ProductGrid } from '../cards/product-grid.tsx'
import { TabSection } from './tab-section.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

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
          <Sentence>{m.partnertabs_no_products_text({ organization: partner.name })}</Sentence>
        </span>
      </EmptyState>
    )
  }
  return (
    <TabSection
      tab="store"
      id="products"
      title={m.partnertabs_store_title({ organization: partner.name })}
      {...{ partner, page, pageCount }}
    >
      <ProductGrid products={products} className="mt-5" />
    </TabSection>
  )
}
