import { useCallback, useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { showToast } from '#app/ui/show-toast.ts'
import { browserSpeech } from './browser-speech.ts'
import {
  openListener,
  type Deaf,
  type VoiceListener,
  type ListeningState,
} from './open-listener.ts'

/** What becomes of words: said to their end, or heard before listening was ended. */
export type Hearing = { onSaid(words: string): void; onLeft(words: string): void }

export type Listening = VoiceListener & {
  state: ListeningState
  /** What was heard so far of what is being said. */
  heard: string
  /** Whom words are told from now on. Gives what ends it. */
  follow(hearing: Hearing): () => void
}

const DEAF: Record<Deaf, () => string> = {
  refused: m.voice_not_started,
  away: m.voice_away,
  silence: m.voice_nothing_heard,
}

/** Hears by the microphone what somebody says, as long as this page is open and in view. */
export function useListening(isOffered: boolean): Listening {
  const [state, setState] = useState<ListeningState>('off')
  const [heard, setHeard] = useState('')
  const listener = useRef<VoiceListener | null>(null)
  const hearing = useRef<Hearing | null>(null)

  useEffect(() => {
    const Recognition = isOffered ? browserSpeech()?.Recognition : undefined
    if (!Recognition) return
    const opened = openListener(Recognition, {
      onState(next) {
        setState(next)
        if (next !== 'on') setHeard('')
      },
      onHeard: setHeard,
      onSaid: (words) => hearing.current?.onSaid(words),
      onLeft: (words) => hearing.current?.onLeft(words),
      onDeaf: (why) => showToast({ title: DEAF[why](), destructive: why !== 'silence' }),
    })
    listener.current = opened
    const hide = () => {
      if (document.hidden) opened.stop()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      listener.current = null
      opened.stop()
    }
  }, [isOffered])

  const start = useCallback(() => listener.current?.start(), [])
  const stop = useCallback(() => listener.current?.stop(), [])
  const follow = useCallback((whom: Hearing) => {
    hearing.current = whom
    return () => {
      if (hearing.current === whom) hearing.current = null
    }
  }, [])
  return { state, heard, start, stop, follow }
}
