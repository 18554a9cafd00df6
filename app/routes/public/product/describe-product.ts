import type { PublicProduct } from '#domain/store/queries/get-public-product.ts'

/** Structured data (schema.org) for a product and its offer. */
export function describeProduct(
  product: Pick<PublicProduct, 'name' | 'priceCents' | 'images' | 'variants' | 'partner'>,
  { address, summary }: { address: string; summary: string },
): Record<string, unknown> {
  const { name, priceCents, images, variants, partner } = product
  const isLeft = variants.some(({ stock }) => stock > 0)
  return {
    '@type': 'Product',
    name,
    description: summary,
    url: address,
    ...(images.length > 0 && {
      image: images.map((image) => new URL(image.address, address).href),
    }),
    brand: { '@type': 'Organization', name: partner.name },
    offers: {
      '@type': 'Offer',
      url: address,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${isLeft ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: partner.name },
    },
  }
}
