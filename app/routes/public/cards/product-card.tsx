import { format } from '#platform/text/format.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { type ProductCardData as Product } from '#domain/store/product.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Name } from '#app/ui/name.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { otherThanPage } from '#platform/text/language.ts'
import { InShekels } from './in-shekels.tsx'
import { ItemPicture } from './item-picture.tsx'

export type ProductCardProps = {
  product: Product
  level?: 2 | 3
  /** Shows the organization, for lists with products of several. */
  withOrganization?: boolean
}

/** One product in a list: a large picture and little text. A single link covers the whole card. */
export function ProductCard({ product, level = 3, withOrganization = false }: ProductCardProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const { name, priceCents, organization, isSoldOut } = product
  return (
    <article className="group/card relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-card border border-line bg-sand">
        <ItemPicture
          item={{
            id: product.id,
            image: product.image?.address ?? null,
            district: null,
            region: null,
          }}
          sizes="(min-width: 1024px) 18rem, 46vw"
          width={640}
          height={640}
          className="aspect-square w-full"
        />
        {isSoldOut && (
          <Badge className="absolute start-2.5 top-2.5 bg-surface">{m.store_sold_out()}</Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col pt-3">
        <Heading
          id={`${id}t`}
          lang={otherThanPage(product.language)}
          dir="auto"
          className="line-clamp-6 min-w-0 font-display text-lead leading-snug font-bold text-match wrap-anywhere"
        >
          {name}
        </Heading>
        {withOrganization && (
          <p dir="auto" className="mt-0.5 line-clamp-1 text-match text-sm text-muted wrap-anywhere">
            <Name>{organization}</Name>
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-2 font-medium tabular-nums">
          {format.price(priceCents)}
          <InShekels cents={priceCents} />
          <LanguageMark language={product.language} />
        </p>
        <Link
          to={`/store/${product.id}`}
          id={`${id}l`}
          aria-labelledby={`${id}l ${id}t`}
          className="mt-auto pt-2 text-sm font-medium text-primary underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
        >
          {m.forms_view_details()}
        </Link>
      </div>
    </article>
  )
}
