import { m } from '#messages'

/** The product name of a line, or a placeholder if its organization has left. */
export function lineName(name: string): string {
  return name === '' ? m.orders_item_unknown() : name
}
