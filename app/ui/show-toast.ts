export type ToastMessage = {
  title: string
  description?: string | undefined
  /** For something that failed or was removed. */
  destructive?: boolean | undefined
}

export type Stage = (words: ToastMessage) => void

/** Toasts queued until a stage can show them. */
const waiting: ToastMessage[] = []
let stage: Stage | null = null
let wish = () => {}

/** Shows a toast in the browser. Pages that must show the message without JavaScript also use a Banner. */
export function showToast(words: ToastMessage): void {
  if (stage) return stage(words)
  waiting.push(words)
  wish()
}

/** Calls back when the first toast is requested, or immediately if it already was. Returns the unsubscribe function. */
export function onFirstToast(callBack: () => void): () => void {
  wish = callBack
  if (waiting.length > 0) callBack()
  return () => {
    wish = () => {}
  }
}

/** Registers where toasts are shown, and shows queued ones at once. Returns a function that unregisters it. */
export function openStage(show: Stage): () => void {
  stage = show
  for (const words of waiting.splice(0)) show(words)
  return () => {
    if (stage === show) stage = null
  }
}
