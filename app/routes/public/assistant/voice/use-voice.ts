import { useEffect, useRef, useState, useMemo } from 'react'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { showToast } from '#app/ui/show-toast.ts'
import type { Message } from '../chat-box/conversation.ts'
import type { OpenConversation } from '../chat-box/use-conversation.ts'
import { toSpokenText } from './to-spoken-text.ts'
import { useHasVoice } from './use-has-voice.ts'
import { useListening, type Listening } from './use-listening.ts'
import { browserSpeech } from './browser-speech.ts'
import { openSpeaker, type Speaker } from './open-speaker.ts'

type Speech = Speaker & { isSpeaking: boolean }

const SILENT: Speaker = { say() {}, wake() {}, stop() {} }

export type Voice = {
  /** Whether answers are read aloud. */
  isOn: boolean
  toggle(): void
  isSpeaking: boolean
  stopSpeaking(): void
  listening: Listening
}

/**
 * Voice for the assistant: reads answers aloud while enabled, and listens to the user. Never both at once: starting
 * one stops the other, so that the microphone does not hear the page. Null if the browser or the site does not
 * support voice.
 */
export function useVoice({ messages, state }: OpenConversation): Voice | null {
  const isOffered = useHasVoice()
  const { say, wake, stop: stopSpeaking, isSpeaking } = useSpeech(isOffered)
  const listening = useListening(isOffered)
  const { start, stop: stopListening } = listening
  const [isOn, setOn] = useState(false)

  const answer = messages.findLast(({ role, ended }) => role === 'assistant' && ended === 'whole')
  const answerId = answer?.id
  const read = useRef<string | undefined>(undefined)
  const readAloud = (whole: Message) => {
    stopListening()
    say(spoken(whole), whole.language)
  }
  const newest = useRef({ answer, readAloud })
  useEffect(() => {
    newest.current = { answer, readAloud }
  })

  const isIdle = state === 'idle'
  const isBegun = messages.some(({ role }) => role === 'user')
  useEffect(() => {
    // A new question or a reset makes the previous answer obsolete.
    if (!isIdle || !isBegun) stopSpeaking()
  }, [isIdle, isBegun, stopSpeaking])
  useEffect(() => {
    const { answer: whole, readAloud: aloud } = newest.current
    if (!isOn || !isIdle || answerId === read.current) return
    read.current = answerId
    if (whole) aloud(whole)
  }, [isOn, isIdle, answerId])

  if (!isOffered) return null
  return {
    isOn,
    toggle() {
      setOn(!isOn)
      if (isOn) {
        stopSpeaking()
        showToast({ title: m.voice_disabled() })
        return
      }
      showToast({ title: m.voice_enabled() })
      read.current = answer?.id
      if (isIdle && answer) readAloud(answer)
      else wake()
    },
    isSpeaking,
    stopSpeaking,
    listening: {
      ...listening,
      start() {
        stopSpeaking()
        start()
      },
    },
  }
}

/** An answer as read aloud, with the number of cards below it. */
function spoken({ content, cards = [], language }: Message): string {
  const isPages = !language || !otherThanPage(language)
  const below = cards.length > 0 && isPages ? m.chat_cards_below({ count: cards.length }) : ''
  return `${toSpokenText(content)} ${below}`
}

/** Reads texts aloud while this page is open; leaving it stops immediately. */
function useSpeech(isOffered: boolean): Speech {
  const [isSpeaking, setSpeaking] = useState(false)
  const speaker = useMemo(() => (isOffered ? open(setSpeaking) : SILENT), [isOffered])
  useEffect(() => {
    // Chromium keeps speaking across a reload.
    window.addEventListener('pagehide', speaker.stop)
    return () => {
      window.removeEventListener('pagehide', speaker.stop)
      speaker.stop()
    }
  }, [speaker])
  return { ...speaker, isSpeaking }
}

function open(onSpeaking: (isSpeaking: boolean) => void): Speaker {
  const synth = browserSpeech()?.synth
  if (!synth) return SILENT
  // Starts loading the voices so that they are ready when needed.
  synth.getVoices()
  return openSpeaker(synth, {
    onSpeaking,
    onFailed: () => showToast({ title: m.voice_speech_failed(), destructive: true }),
  })
}
