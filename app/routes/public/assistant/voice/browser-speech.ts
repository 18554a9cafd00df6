import type { Recognition } from './open-listener.ts'

type Speaking = {
  synth: SpeechSynthesis
  Recognition: new () => Recognition
}

/** The browser's two speech APIs, or null if either is missing. */
export function browserSpeech(): Speaking | null {
  const {
    speechSynthesis: synth,
    SpeechRecognition,
    webkitSpeechRecognition,
  } = window as Interfaces
  const Engine = SpeechRecognition ?? webkitSpeechRecognition
  return synth && Engine && 'SpeechSynthesisUtterance' in window
    ? { synth, Recognition: Engine }
    : null
}

type Interfaces = Omit<Window, 'speechSynthesis'> & {
  speechSynthesis?: SpeechSynthesis
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}
