/** What the forms of a thread post as `intent`; the page around it may have others. */
export const THREAD_INTENTS = {
  write: 'thread-write',
  mute: 'thread-mute',
  unmute: 'thread-unmute',
  report: 'thread-report',
  settle: 'thread-settle',
} as const

/** Whether a form of a thread was posted. */
export function isThreadIntent(intent: string | undefined): boolean {
  return Object.values<string | undefined>(THREAD_INTENTS).includes(intent)
}
