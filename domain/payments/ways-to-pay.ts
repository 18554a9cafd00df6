import type { House } from '#platform/house.ts'
import type { Provider } from './payment.ts'

/** How people can pay here, the quickest first. */
export function waysToPay(house: Pick<House, 'payments'>): Provider[] {
  return house.payments ? ['stripe', 'offline'] : ['offline']
}
