import { kindsOffered, takesPart, type SupportKind } from '../support/support.ts'

/** How someone who comes without having signed up takes part; of an event first as a guest. */
export function waysAtTheDoor(item: Parameters<typeof kindsOffered>[0]): SupportKind[] {
  const ways = kindsOffered(item).filter(takesPart)
  return ways.toSorted((one, other) => Number(other === 'attend') - Number(one === 'attend'))
}
