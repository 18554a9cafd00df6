/** What went wrong, for an operator: the message, and the reason behind it if there is one. */
export function wordsOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && !message.includes(cause.message)
    ? `${message} (${cause.message})`
    : message
}
