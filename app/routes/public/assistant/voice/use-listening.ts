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

/** Callbacks for finished phrases, and for words heard before listening was stopped. */
export type Hearing = { onSaid(words: string): void; onLeft(words: string): void }

export type Listening = VoiceListener & {
  state: ListeningState
  /** Interim words. */
  heard: string
  /** Sets the receiver of the words. Returns a function that unsets it. */
  follow(hearing: Hearing): () => void
}

const DEAF: Record<Deaf, () => string> = {
  refused: m.voice_not_started,
  away: m.voice_away,
  silence: m.voice_nothing_heard,
}

/** Listens through the microphone while this page is open and visible. */
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
