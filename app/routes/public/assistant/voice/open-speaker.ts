import { cutSpeech } from './cut-speech.ts'

/** Voices of some browsers arrive after the page; one that never come is spoken without. */
const VOICES_MS = 1_000
/** A browser without an engine takes a text and stays silent, without an error. */
const SILENT_MS = 8_000
/** No piece takes so long; an engine that forgets to tell its end is not waited for. */
const PIECE_MS = 45_000

export type Speaker = {
  /** Says a text in place of whatever it was saying. */
  say(text: string): void
  /** To be called while somebody presses a button: phones let a page speak later only if it has then. */
  wake(): void
  /** Falls silent, and tells so. */
  stop(): void
}

type Told = {
  onSpeaking(isSpeaking: boolean): void
  /** Nothing can be heard. */
  onFailed(): void
}

/** Reads texts aloud with the browser's engine: English, its first voice, at its usual pace and pitch, piece by piece. */
export function openSpeaker(synth: SpeechSynthesis, { onSpeaking, onFailed }: Told): Speaker {
  // What still comes of an earlier text is nobody's.
  let turn = 0
  let isSpeaking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // Chromium forgets an utterance that nobody holds before it tells its end.
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
  const go = (pieces: readonly string[], voice: SpeechSynthesisVoice | null, mine: number) => {
    const [piece, ...rest] = pieces
    if (piece === undefined) return finish()
    const isOver = () => mine !== turn
    const next = () => {
      if (!isOver()) go(rest, voice, mine)
    }
    const said = new SpeechSynthesisUtterance(piece)
    said.lang = voice?.lang.replace('_', '-') ?? 'en-US'
    said.voice = voice
    said.rate = 1
    said.pitch = 1
    said.addEventListener('start', () => {
      if (!isOver()) wait(stop, PIECE_MS)
    })
    said.addEventListener('end', next)
    said.addEventListener('error', ({ error }) => {
      if (isOver()) return
      // Another page of the same browser has begun to speak, or the reader's own programs.
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
      // It is told once there is something to say.
    }
  }

  return {
    wake,
    say(text) {
      stop()
      const pieces = cutSpeech(text)
      if (pieces.length === 0) return
      const mine = turn
      tell(true)
      if (synth.getVoices().length === 0) wake()
      whenVoices(synth, (voice) => {
        if (mine === turn) go(pieces, voice, mine)
      })
    },
    stop,
  }
}

/** Calls back with the first English voice, at once if the voices are there; with none if there is none. */
function whenVoices(
  synth: SpeechSynthesis,
  callBack: (voice: SpeechSynthesisVoice | null) => void,
) {
  const choose = () =>
    callBack(synth.getVoices().find(({ lang }) => /^en\b|^en_/i.test(lang)) ?? null)
  if (synth.getVoices().length > 0) return choose()
  const arrive = () => {
    clearTimeout(timer)
    synth.removeEventListener('voiceschanged', arrive)
    choose()
  }
  const timer = setTimeout(arrive, VOICES_MS)
  synth.addEventListener('voiceschanged', arrive)
}
