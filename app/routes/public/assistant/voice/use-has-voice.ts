import { useReader } from '#app/shell/use-reader.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { browserSpeech } from './browser-speech.ts'

/** Whether one can speak with the assistant: the part is open, and the browser listens and speaks. */
export function useHasVoice(): boolean {
  const alive = useHydrated()
  const { closed } = useReader()
  return alive && !closed.includes('voice') && browserSpeech() !== null
}
