import { fileAddress } from '#domain/files/file.ts'
import { parseCents } from '#domain/support/money.ts'
import type { ProductCardData } from '#domain/store/product.ts'
import { m } from '#messages'
import { readRows, type Row } from './form-rows.ts'

/** The card that a form's content will have. A price that is none yet is nothing. */
export function cardOf(values: Row, id: string): ProductCardData {
  const cover = readRows(values, 'images')[0]
  const stocks = readRows(values, 'sizes').map(({ stock = '' }) => stock.trim())
  return {
    id,
    name: values['name']?.trim() || m.shopdesk_preview_unnamed(),
    priceCents: parseCents(values['price']?.trim() ?? '') ?? 0,
    image: cover?.['fileId']
      ? { address: fileAddress(cover['fileId'], 960), alt: cover['alt'] ?? '' }
      : null,
    partnerId: '',
    organization: '',
    isSoldOut: stocks.length > 0 && stocks.every((stock) => /^0+$/.test(stock)),
  }
}
