import { hideAndShowOffer } from '#domain/partners/hide-and-show-offer.ts'

/** Staff hides a product from the public, or shows it again; its organization is notified. */
export const { hide: hideProduct, show: showProduct } = hideAndShowOffer({
  table: 'products',
  names: {
    hide: 'store.hide-product',
    show: 'store.show-product',
    subject: 'products',
    mail: 'products',
  },
  path: (id) => `/partner-dashboard/products/${id}`,
})
