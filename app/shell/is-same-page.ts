/** True if one URL is the other, or is below it as a dialog or section: the reader then keeps their place. */
export function isSamePage(one: string, other: string): boolean {
  return one === other || lies(one, other) || lies(other, one)
}

function lies(below: string, above: string): boolean {
  return above !== '/' && below.startsWith(`${above.replace(/\/$/, '')}/`)
}
