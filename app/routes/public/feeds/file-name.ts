/** The file name of a calendar: the title's words in portable characters, at most 60. */
export function fileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  // A title in another script leaves nothing, and Windows reserves device names.
  return `${words.length < 3 || /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(words) ? 'event' : words}.ics`
}
