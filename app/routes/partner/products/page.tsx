import { fileAddress } from '#domain/files/file.ts'
import { listOwnProducts } from '#domain/store/queries/list-own-products.ts'
import { OWN_PRODUCTS_PAGE, type Variant } from '#domain/store/product.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { partnerPageOf } from '#app/routes/public/partner/page-of.ts'
import type { Route } from './+types/page.ts'
import { OfferLine } from '../offers/offer-line.tsx'
import { OfferList } from '../offers/offer-list.tsx'
import { ownProductsAddress, productAddress } from './addresses.ts'
import { format } from '#platform/text/format.ts'
import { Badge } from '#app/ui/badge.tsx'

export function meta() {
  return [{ title: m.site_page_title({ page: m.shopdesk_title() }) }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = partnerPageOf(new URL(request.url).searchParams.get('page'))
  const { products, count } = await runOperation(context, listOwnProducts, { page })
  return {
    page,
    pageCount: Math.ceil(count / OWN_PRODUCTS_PAGE),
    products: products.map(({ imageFileId, ...product }) => ({
      ...product,
      image: imageFileId && fileAddress(imageFileId, 480),
    })),
  }
}

export default function OwnProducts({ loaderData }: Route.ComponentProps) {
  const { products, page, pageCount } = loaderData
  return (
    <OfferList
      address={ownProductsAddress}
      page={page}
      pageCount={pageCount}
      words={{
        title: m.shopdesk_title(),
        lead: m.shopdesk_lead(),
        label: m.shopdesk_list_label(),
        add: m.shopdesk_add(),
        pageMissing: m.shopdesk_page_missing(),
        empty: {
          title: m.shopdesk_empty_title(),
          text: m.shopdesk_empty_text(),
          add: m.shopdesk_empty_add(),
          region: 'coast',
        },
      }}
    >
      {products.map(({ id, name, image, status, priceCents, sizes }) => (
        <OfferLine
          key={id}
          id={id}
          to={productAddress(id)}
          title={name}
          image={image}
          status={status}
          isSquare
          facts={<span className="tabular-nums">{format.price(priceCents)}</span>}
        >
          <StockWords sizes={sizes} />
        </OfferLine>
      ))}
    </OfferList>
  )
}

/** Remaining stock of each size, with a mark on sold-out sizes. */
function StockWords({ sizes }: { sizes: readonly Variant[] }) {
  const isSoldOut = sizes.every(({ stock }) => stock === 0)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {isSoldOut && <Badge className="bg-donate-tint text-donate">{m.store_sold_out()}</Badge>}
      {sizes.map(({ id, size, stock }) => (
        <span key={id} className={stock === 0 ? 'text-donate' : 'text-muted'}>
          <bdi className="wrap-anywhere">{wordsOf(size, stock)}</bdi>
        </span>
      ))}
    </div>
  )
}

function wordsOf(size: string, stock: number): string {
  const count = format.number(stock)
  if (size === '') return m.shopdesk_in_stock({ count })
  return stock === 0 ? m.shopdesk_size_sold_out({ size }) : m.shopdesk_size_stock({ size, count })
}
