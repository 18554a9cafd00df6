/** Escapes other people's text within an answer, so that it is not read as markup. */
export function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[*`<>]/g, '')
    .trim()
}
