import type { Db } from '#platform/database/scope.ts'
import { PRODUCTS_IN_HEBREW } from './content/in-hebrew/products.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { pictureId } from './demo-pictures.ts'
import { inLanguages, wordsInLanguages } from './in-languages.ts'
import type { DemoProduct } from './shapes.ts'

/** Loads the products of organizations, with sizes and pictures; existing ones stay as they are. */
export async function loadProducts(
  db: Db,
  products: readonly DemoProduct[],
  firstLoad: Date,
): Promise<void> {
  const inserted = await db
    .insertInto('products')
    .values(
      products.map(({ key, of, name, description, dollars, daysAgo, ...more }) => {
        const createdAt = instantFrom(firstLoad, -daysAgo)
        return {
          id: demoId('products', key),
          partnerId: demoId('partners', of),
          ...inLanguages({ name, description }, PRODUCTS_IN_HEBREW[key]),
          priceCents: Math.round(dollars * 100),
          hiddenAt: more.isHidden ? instantFrom(createdAt, 1) : null,
          withdrawnAt: more.isWithdrawn ? instantFrom(createdAt, 20) : null,
          createdAt,
          updatedAt: createdAt,
        }
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  const ids = new Set(inserted.map(({ id }) => id))
  const fresh = products.filter(({ key }) => ids.has(demoId('products', key)))
  const variants = fresh.flatMap(variantsOf)
  if (variants.length > 0) await db.insertInto('productVariants').values(variants).execute()
  const images = fresh.flatMap(imagesOf)
  if (images.length > 0) await db.insertInto('productImages').values(images).execute()
}

function variantsOf({ key, stock }: DemoProduct) {
  const sizes = typeof stock === 'number' ? { '': stock } : stock
  return Object.entries(sizes).map(([size, left], position) => ({
    id: demoId('product_variants', `${key} ${size}`),
    productId: demoId('products', key),
    position,
    ...wordsInLanguages({ size }, PRODUCTS_IN_HEBREW[key]),
    stock: left,
  }))
}

function imagesOf({ key, pictures }: DemoProduct) {
  return pictures.map((alt, position) => ({
    productId: demoId('products', key),
    position,
    fileId: pictureId(`products/${key}-${position + 1}`),
    ...wordsInLanguages({ alt }, PRODUCTS_IN_HEBREW[key]),
  }))
}
