/** The name of a calendar's file: the words of a title that every system can have in a name, at most 60 characters. */
export function fileName(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  // A title of other letters than these leaves nothing, and a device cannot be a file.
  return `${words.length < 3 || /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(words) ? 'event' : words}.ics`
}
