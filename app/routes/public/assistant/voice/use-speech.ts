import { useEffect, useMemo, useState } from 'react'
import { m } from '#messages'
import { showToast } from '#app/ui/show-toast.ts'
import { browserSpeech } from './browser-speech.ts'
import { openSpeaker, type Speaker } from './open-speaker.ts'

export type Speech = Speaker & { isSpeaking: boolean }

/** Reads texts aloud as long as this page is open; leaving it ends it, in the middle of a word. */
export function useSpeech(isOffered: boolean): Speech {
  const [isSpeaking, setSpeaking] = useState(false)
  const speaker = useMemo(() => (isOffered ? open(setSpeaking) : SILENT), [isOffered])
  useEffect(() => {
    // Chromium goes on speaking when a page is loaded anew.
    window.addEventListener('pagehide', speaker.stop)
    return () => {
      window.removeEventListener('pagehide', speaker.stop)
      speaker.stop()
    }
  }, [speaker])
  return { ...speaker, isSpeaking }
}

const SILENT: Speaker = { say() {}, wake() {}, stop() {} }

function open(onSpeaking: (isSpeaking: boolean) => void): Speaker {
  const synth = browserSpeech()?.synth
  if (!synth) return SILENT
  // Asked for now, they are there when somebody wants to hear one.
  synth.getVoices()
  return openSpeaker(synth, {
    onSpeaking,
    onFailed: () => showToast({ title: m.voice_speech_failed(), destructive: true }),
  })
}
