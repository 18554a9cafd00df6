/** Longer than names and lines of an address are; what is longer is a message. */
const MOST = 80
/** What a mail program makes a link of by itself: an address of the web or of mail, with or without its beginning. */
const LINKS =
  /(?:[a-z][\w+.-]*:\/\/|www\.|[^\s,;:()<>]*@)\S+|[^\s,;:()<>/@]+\.\p{L}{2,}(?:[/:?#]\S*)?/giu

/**
 * A line that someone typed, as a mail repeats it to an address that nobody has proved: without anything that a mail
 * program makes a link of, and of 80 characters at most, so that nobody has us send a message to strangers.
 */
export function stripLinks(text: string): string {
  const left = text.replaceAll(LINKS, ' ').replaceAll(/\s+/g, ' ').trim()
  return [...left].slice(0, MOST).join('')
}
