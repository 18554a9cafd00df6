import type { ProductCardData as Product } from '#domain/store/product.ts'
import { cn } from '#app/ui/class-names.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

export type ProductGridProps = Pick<ProductCardProps, 'level' | 'withOrganization'> & {
  products: readonly Product[]
  className?: string
}

/** A grid of products: two columns on phones, up to four on wide screens. */
export function ProductGrid({ products, className, ...card }: ProductGridProps) {
  return (
    <ul
      className={cn(
        'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-5 md:grid-cols-3 lg:grid-cols-4',
        className,
      )}
    >
      {products.map((product) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} {...card} />
        </li>
      ))}
    </ul>
  )
}
