import { pageLanguage, pageLocale, type Language } from '#platform/text/language.ts'
import { cutSpeech } from './cut-speech.ts'

/** Some browsers load voices after the page; after this wait, speaks without one. */
const VOICES_MS = 1_000
/** A browser without an engine accepts a text and stays silent, without an error. */
const SILENT_MS = 8_000
/** Longer than any piece; for engines that never report the end. */
const PIECE_MS = 45_000

export type Speaker = {
  /** Speaks a text, replacing the current one; in the language of the page if none is given. */
  say(text: string, language?: Language): void
  /** Call during a button press: phones allow later speech only after that. */
  wake(): void
  /** Stops speaking and reports it. */
  stop(): void
}

type Told = {
  onSpeaking(isSpeaking: boolean): void
  /** Speech does not work. */
  onFailed(): void
}

/** Reads texts aloud with the browser's engine: the first voice of the language, default rate and pitch, piece by piece. */
export function openSpeaker(synth: SpeechSynthesis, { onSpeaking, onFailed }: Told): Speaker {
  // Identifies the current text, to ignore late events of earlier ones.
  let turn = 0
  let isSpeaking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // Chromium garbage-collects unreferenced utterances before they report their end.
  const held = new Set<SpeechSynthesisUtterance>()

  const tell = (speaks: boolean) => {
    if (speaks !== isSpeaking) onSpeaking((isSpeaking = speaks))
  }
  const finish = () => {
    turn += 1
    held.clear()
    clearTimeout(timer)
    tell(false)
  }
  const stop = () => {
    const speaks = isSpeaking
    finish()
    if (speaks) synth.cancel()
  }
  const fail = () => {
    stop()
    onFailed()
  }
  const go = (
    pieces: readonly string[],
    { voice, locale }: { voice: SpeechSynthesisVoice | null; locale: string },
    mine: number,
  ) => {
    const [piece, ...rest] = pieces
    if (piece === undefined) return finish()
    const isOver = () => mine !== turn
    const next = () => {
      if (!isOver()) go(rest, { voice, locale }, mine)
    }
    const said = new SpeechSynthesisUtterance(piece)
    said.lang = voice?.lang.replace('_', '-') ?? locale
    said.voice = voice
    said.rate = 1
    said.pitch = 1
    said.addEventListener('start', () => {
      if (!isOver()) wait(stop, PIECE_MS)
    })
    said.addEventListener('end', next)
    said.addEventListener('error', ({ error }) => {
      if (isOver()) return
      // Another page or a screen reader took over the engine.
      if (error === 'interrupted' || error === 'canceled') stop()
      else fail()
    })
    wait(fail, SILENT_MS)
    held.add(said)
    try {
      synth.speak(said)
    } catch {
      fail()
    }
  }
  const wait = (what: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(what, ms)
  }

  const wake = () => {
    const silent = new SpeechSynthesisUtterance(' ')
    silent.volume = 0
    held.add(silent)
    try {
      synth.speak(silent)
    } catch {
      // The failure is reported when there is something to say.
    }
  }

  return {
    wake,
    say(text, language = pageLanguage()) {
      stop()
      const pieces = cutSpeech(text)
      if (pieces.length === 0) return
      const mine = turn
      tell(true)
      if (synth.getVoices().length === 0) wake()
      whenVoices(synth, language, (voice) => {
        if (mine === turn) go(pieces, { voice, locale: pageLocale(language) }, mine)
      })
    },
    stop,
  }
}

/** Calls back with the first voice of a language, or null; immediately if voices are loaded. */
function whenVoices(
  synth: SpeechSynthesis,
  language: Language,
  callBack: (voice: SpeechSynthesisVoice | null) => void,
) {
  const choose = () =>
    callBack(synth.getVoices().find(({ lang }) => lang.split(/[-_]/, 1)[0] === language) ?? null)
  if (synth.getVoices().length > 0) return choose()
  const arrive = () => {
    clearTimeout(timer)
    synth.removeEventListener('voiceschanged', arrive)
    choose()
  }
  const timer = setTimeout(arrive, VOICES_MS)
  synth.addEventListener('voiceschanged', arrive)
}
