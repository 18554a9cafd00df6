/** Words of somebody else within an answer: what would be markup there is not. */
export function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[*`<>]/g, '')
    .trim()
}
