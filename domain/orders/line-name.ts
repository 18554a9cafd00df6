import { m } from '#messages'

/** What a line is called. Of an organization that has left it is not known any more. */
export function lineName(name: string): string {
  return name === '' ? m.orders_item_unknown() : name
}
