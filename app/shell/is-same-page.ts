/** Whether one address is the other with a dialog or a section over it: then the reader stays where they were. */
export function isSamePage(one: string, other: string): boolean {
  return one === other || lies(one, other) || lies(other, one)
}

function lies(below: string, above: string): boolean {
  return above !== '/' && below.startsWith(`${above.replace(/\/$/, '')}/`)
}
