/** Longer than any name or address line; anything longer is a message. */
const MOST = 80
/** What mail programs turn into links automatically: web and email addresses, with or without a scheme. */
const LINKS =
  /(?:[a-z][\w+.-]*:\/\/|www\.|[^\s,;:()<>]*@)\S+|[^\s,;:()<>/@]+\.\p{L}{2,}(?:[/:?#]\S*)?/giu

/**
 * A line that someone typed, for an email to an unverified address: without anything that a mail program would turn into
 * a link, and at most 80 characters, so that no one can use us to send messages to strangers.
 */
export function stripLinks(text: string): string {
  const left = removeLinks(text).replaceAll(/\s+/g, ' ').trim()
  return [...left].slice(0, MOST).join('')
}

/** A longer text without anything that a mail program would turn into a link. */
export function removeLinks(text: string): string {
  return text.replaceAll(LINKS, ' ')
}
