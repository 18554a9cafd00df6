import { useReader } from '#app/shell/use-reader.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { browserSpeech } from './browser-speech.ts'

/** Whether voice is available: the feature is enabled, and the browser can listen and speak. */
export function useHasVoice(): boolean {
  const alive = useHydrated()
  const { closed } = useReader()
  return alive && !closed.includes('voice') && browserSpeech() !== null
}
