import type { Language } from '#platform/text/language.ts'

export type ProductImage = {
  address: string
  /** The alt text; empty if the organization gave none. */
  alt: string
}

/** The texts that a product may have in several languages. */
export const PRODUCT_TEXTS = ['name', 'description'] as const

/** The texts of its sizes and pictures, each of which may be in several languages by itself. */
export const SIZE_TEXTS = ['size'] as const
export const IMAGE_TEXTS = ['alt'] as const
/** All of them in the form of a product, for a language model to translate. */
export const PRODUCT_ROW_INPUTS = ['sizes.*.size', 'images.*.alt'] as const

/** A product as shown in lists. */
export type ProductCardData = {
  id: string
  /** In which the texts are. */
  language: Language
  name: string
  priceCents: number
  /** The first image, or null: then a placeholder is shown. */
  image: ProductImage | null
  partnerId: string
  organization: string
  isSoldOut: boolean
}

/** One size of a product and its stock. `size` is empty if there is only one. */
export type Variant = { id: string; size: string; stock: number }

/** The number of products the store shows first, and adds with each step. */
export const STORE_STEP = 8
/** The maximum number of steps in the store; each organization's page lists all of its products. */
export const STORE_STEPS_MOST = 12
/** The page size on an organization's public page. */
export const PARTNER_PRODUCTS_PAGE_SIZE = 12
export const PARTNER_PRODUCTS_PAGES_MOST = 99

export const PRODUCT_NAME_MAX = 120
export const PRODUCT_DESCRIPTION_MAX = 5_000
export const PRICE_MAX_CENTS = 100_000_000
export const SIZE_MAX = 20
export const SIZES_MOST = 20
export const STOCK_MAX = 1_000_000
export const IMAGES_MOST = 8
/** The page size of an organization's own product list. */
export const OWN_PRODUCTS_PAGE = 24
