import { Link } from 'react-router'
import type { OrderLineData } from '#domain/orders/order.ts'
import { ItemPicture } from '../cards/item-picture.tsx'

/** A thumbnail of the ordered product. */
export function LinePicture({ line: { id, productId, image } }: { line: OrderLineData }) {
  return (
    <ItemPicture
      item={{ id: productId ?? id, image: image?.address ?? null, district: null, region: null }}
      sizes="4rem"
      width={128}
      height={128}
      className="size-16 shrink-0 rounded-field border border-line"
    />
  )
}

/** The product's name when it was ordered; links to the store while it is offered there. */
export function LineName({ line: { productId, name, isOffered } }: { line: OrderLineData }) {
  return (
    <p dir="auto" className="font-medium text-match wrap-anywhere">
      {isOffered && productId ? (
        <Link
          to={`/store/${productId}`}
          className="underline-offset-4 hover:text-primary hover:underline"
        >
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  )
}
