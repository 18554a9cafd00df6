const CREDENTIALS = /\/\/[^\s/@"']*@/g
const ADDRESS = /[^\s"'<>()[\]{},;:=/?&]+(?:@|%40)[^\s"'<>()[\]{},;:=/?&]+/gi
const QUERY = /\?[^\s"'<>()]*=[^\s"'<>()]*/g

/** A text for the log: without e-mail addresses, passwords in addresses, and queries of addresses, which can hold tokens. */
export function withoutPersonal(text: string): string {
  if (!/[@?]|%40/i.test(text)) return text
  return text
    .replaceAll(QUERY, '?[left out]')
    .replaceAll(CREDENTIALS, '//')
    .replaceAll(ADDRESS, '[address]')
}
