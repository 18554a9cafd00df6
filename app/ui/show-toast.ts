export type ToastMessage = {
  title: string
  description?: string | undefined
  /** Something failed or was taken away. */
  destructive?: boolean | undefined
}

export type Stage = (words: ToastMessage) => void

/** Words that came before there was a stage to show them. */
const waiting: ToastMessage[] = []
let stage: Stage | null = null
let wish = () => {}

/** Shows a toast in the browser. Pages that must say it without a script use a Banner too. */
export function showToast(words: ToastMessage): void {
  if (stage) return stage(words)
  waiting.push(words)
  wish()
}

/** Calls back once somebody wants to show a toast, also if that was before. Gives what ends it. */
export function onFirstToast(callBack: () => void): () => void {
  wish = callBack
  if (waiting.length > 0) callBack()
  return () => {
    wish = () => {}
  }
}

/** From now on toasts are shown here; those that waited at once. Gives what closes it again. */
export function openStage(show: Stage): () => void {
  stage = show
  for (const words of waiting.splice(0)) show(words)
  return () => {
    if (stage === show) stage = null
  }
}
