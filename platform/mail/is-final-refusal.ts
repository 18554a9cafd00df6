/**
 * Whether a mail server has said that it will never take this mail: an answer from 500 on to its reader or to its words.
 * One to our greeting, name or sender is about us and passes once that is mended, so the mail is tried again.
 */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
