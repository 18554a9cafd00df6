/** What a code is written with: no 0 and 1, which people take for o and l. */
export const CODE_SIGNS = 'abcdefghijklmnopqrstuvwxyz23456789'
export const CODE_LENGTH = 8

const CODE = /^[a-z2-9]{8}$/

/** Whether a text is written like the code of a link; there may be no such link. */
export function isCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text)
}

/** Where an ambassador's or a campaign's link is; with an item, the same link leading straight to that item. */
export function linkPath(code: string, itemId?: string): string {
  return itemId === undefined ? `/a/${code}` : `/a/${code}/${itemId}`
}

/** Where the code of a link is drawn, to be downloaded. */
export function codePath(code: string): string {
  return `/a/${code}/code.svg`
}
