import { fileAddress } from '#domain/files/file.ts'
import { listOwnProducts } from '#domain/store/queries/list-own-products.ts'
import { OWN_PRODUCTS_PAGE, priceOf } from '#domain/store/product.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { partnerPageOf } from '#app/routes/public/partner/page-of.ts'
import type { Route } from './+types/page.ts'
import { OfferLine } from '../offers/offer-line.tsx'
import { OfferList } from '../offers/offer-list.tsx'
import { ownProductsAddress, productAddress } from './addresses.ts'
import { StockWords } from './stock-words.tsx'

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
      {products.map(({ id, name, image, standing, priceCents, sizes }) => (
        <OfferLine
          key={id}
          id={id}
          to={productAddress(id)}
          title={name}
          image={image}
          standing={standing}
          isSquare
          facts={<span className="tabular-nums">{priceOf(priceCents)}</span>}
        >
          <StockWords sizes={sizes} />
        </OfferLine>
      ))}
    </OfferList>
  )
}
