import { format } from '#platform/text/format.ts'

/** A picture of a product. */
export type ProductImage = {
  address: string
  /** What is to be seen, in words; empty where its organization has not said. */
  alt: string
}

/** A product as lists show it. */
export type ProductCardData = {
  id: string
  name: string
  priceCents: number
  /** Its first picture, or null: then a landscape stands for it. */
  image: ProductImage | null
  partnerId: string
  organization: string
  isSoldOut: boolean
}

/** One size of a product, and how many are left. Without a word where there is only one. */
export type Variant = { id: string; size: string; stock: number }

/** The store shows so many at first, and so many more at a time. */
export const STORE_STEP = 8
/** Beyond this many the store itself does not go; each organization's page has all of its own. */
export const STORE_STEPS_MOST = 12
/** Products on one page of an organization's own. */
export const PARTNER_PRODUCTS_PAGE_SIZE = 12
export const PARTNER_PRODUCTS_PAGES_MOST = 99

/** Cents as a price: `$25.99`, `$1,250.00`; always with its cents. */
export function priceOf(cents: number): string {
  return format.price(cents)
}

export const PRODUCT_NAME_MAX = 120
export const PRODUCT_DESCRIPTION_MAX = 5_000
export const PRICE_MAX_CENTS = 100_000_000
export const SIZE_MAX = 20
export const SIZES_MOST = 20
export const STOCK_MAX = 1_000_000
export const IMAGES_MOST = 8
/** Lines of an organization's own list on one page. */
export const OWN_PRODUCTS_PAGE = 24
