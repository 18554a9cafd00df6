import { m } from '#messages'
import { PRODUCT_DESCRIPTION_MAX, PRODUCT_NAME_MAX } from '#domain/store/product.ts'
import { format } from '#platform/text/format.ts'
import type { EachText } from '../texts-in-each.tsx'

/** The texts of a product, as its editor asks for them. */
export const productTexts: EachText[] = [
  {
    name: 'name',
    label: m.shopdesk_field_name,
    labelIn: m.shopdesk_field_name_in,
    help: () => m.shopdesk_field_name_help({ max: PRODUCT_NAME_MAX }),
    required: true,
  },
  {
    name: 'description',
    label: m.shopdesk_field_description,
    labelIn: m.shopdesk_field_description_in,
    help: () => m.shopdesk_field_description_help({ max: format.number(PRODUCT_DESCRIPTION_MAX) }),
    rows: 6,
  },
]
