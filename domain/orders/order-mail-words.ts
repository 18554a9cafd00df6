import { format } from '#platform/text/format.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { m } from '#messages'
import { countryName } from './country.ts'
import type { OrderLineData, OrderPart, OrderRecipient } from './order.ts'

/** Lists the lines of a partner order and its total. */
export function linesOfPart({ lines, totalCents }: OrderPart): string[] {
  return [...lines.map(lineWords), m.orders_mail_part_total({ total: format.price(totalCents) })]
}

function lineWords({ name, size, quantity, priceCents }: OrderLineData): string {
  const price = format.price(quantity * priceCents)
  return size
    ? m.orders_mail_sized_line({ quantity, name, size, price })
    : m.orders_mail_line({ quantity, name, price })
}

/** Lists everything ordered, by organization. */
export function linesOfOrder(parts: readonly OrderPart[]): string[] {
  return parts.flatMap((part) => [
    m.orders_mail_from({
      organization: part.organization ? inPageLanguage(part.organization) : m.orders_left(),
    }),
    ...linesOfPart(part),
  ])
}

/** Formats a postal address on one line. */
export function addressLines(recipient: OrderRecipient): string {
  const { name, street, city, state, postalCode, country } = recipient
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  // The buyer has not proved that the address is theirs, so links are stripped.
  return [...[name, street, place].map(stripLinks), countryName(country)].filter(Boolean).join(', ')
}
