/** The characters of codes: without 0 and 1, which are mistaken for o and l. */
export const CODE_SIGNS = 'abcdefghijklmnopqrstuvwxyz23456789'
export const CODE_LENGTH = 8

const CODE = /^[a-z2-9]{8}$/

/** Whether a text has the format of a link code; the link may not exist. */
export function isCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text)
}

/** The path of an ambassador's or campaign's link; with an item, it leads straight to that item. */
export function linkPath(code: string, itemId?: string): string {
  return itemId === undefined ? `/a/${code}` : `/a/${code}/${itemId}`
}

/** The path of the downloadable QR code of a link. */
export function codePath(code: string): string {
  return `/a/${code}/code.svg`
}
