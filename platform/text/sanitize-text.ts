/** Text of a form as it can be kept: the database takes neither U+0000 nor half a character, and browsers end lines by CR LF. Trimmed. */
export function sanitizeText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim()
}
