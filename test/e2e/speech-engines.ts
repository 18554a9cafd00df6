import type { Page } from '@playwright/test'

/** What the page's fake speech engines have done, and how to control them. */
export type Engines = {
  said: { text: string; lang: string; voice: string | null; rate: number; pitch: number }[]
  /** Utterances that were cut off. */
  cut: string[]
  isSpeaking: boolean
  isListening: boolean
  /** Whether the microphone was ever open while the page spoke. */
  heardItself: boolean
  /** The error of the next attempt to speak or to listen. */
  speechError: string | null
  listeningError: string | null
  /** Finishes the current utterance. */
  finish(): void
  hear(words: string, isFinal?: boolean): void
  failListening(error: string): void
}

type WithEngines = Window & { engines: Engines }

/**
 * Installs fake speech engines that behave like those of a browser with speakers and a microphone: voices arrive after
 * the page loads, everything is reported by delayed events, and cancelling or aborting is reported as an error.
 */
export const addEngines = (page: Page) => page.addInitScript(putEngines)

/** Removes both APIs, as in browsers without them. */
export const removeEngines = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Reflect.deleteProperty(window, name)
    }
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis')
    Reflect.deleteProperty(window, 'speechSynthesis')
  })

/** What the page's engines have done so far. */
export const readEngines = (page: Page): Promise<Omit<Engines, Action>> =>
  page.evaluate(() => JSON.parse(JSON.stringify((window as unknown as WithEngines).engines)))

type Action = 'finish' | 'hear' | 'failListening'

/** Performs an action on the page's engines. */
export const move = <D extends Action>(page: Page, action: D, ...words: Parameters<Engines[D]>) =>
  page.evaluate(
    ([name, told]) =>
      ((window as unknown as WithEngines).engines[name as D] as (...all: unknown[]) => void)(
        ...told,
      ),
    [action, words] as const,
  )

/** Makes the next attempt to speak or to listen fail. */
export const refuseNext = (page: Page, what: 'speechError' | 'listeningError', error: string) =>
  page.evaluate(
    ([name, told]) => {
      ;(window as unknown as WithEngines).engines[name] = told
    },
    [what, error] as const,
  )

/** Runs in the page. */
function putEngines(): void {
  const page = window as unknown as WithEngines
  const later = (work: () => void) => void setTimeout(work, 5)
  const tell = (target: EventTarget, type: string, more: object = {}) =>
    target.dispatchEvent(Object.assign(new Event(type), more))

  class Utterance extends EventTarget {
    text: string
    lang = ''
    voice: { name: string } | null = null
    rate = 1
    pitch = 1
    volume = 1
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  const queue: Utterance[] = []
  let voices: { name: string; lang: string }[] = []
  const begin = () =>
    later(() => {
      const [first] = queue
      if (!first) return
      if (first.volume === 0) {
        queue.shift()
        tell(first, 'end')
        begin()
        return
      }
      const { speechError } = engines
      if (speechError) {
        engines.speechError = null
        queue.shift()
        tell(first, 'error', { error: speechError })
        return
      }
      const { text, lang, voice, rate, pitch } = first
      engines.said.push({ text, lang, voice: voice?.name ?? null, rate, pitch })
      engines.isSpeaking = true
      engines.heardItself ||= engines.isListening
      tell(first, 'start')
    })
  class Synth extends EventTarget {
    getVoices() {
      if (voices.length === 0) {
        setTimeout(() => {
          if (voices.length > 0) return
          voices = [
            { name: 'Carmit', lang: 'he-IL' },
            { name: 'Daniel', lang: 'en-GB' },
            { name: 'Samantha', lang: 'en-US' },
          ]
          tell(synth, 'voiceschanged')
        }, 100)
      }
      return voices
    }
    speak(utterance: Utterance) {
      queue.push(utterance)
      if (queue.length === 1) begin()
    }
    cancel() {
      engines.isSpeaking = false
      for (const utterance of queue.splice(0)) {
        engines.cut.push(utterance.text)
        later(() => tell(utterance, 'error', { error: 'canceled' }))
      }
    }
  }
  const synth = new Synth()

  let hearing: Recognition | null = null
  class Recognition extends EventTarget {
    continuous = false
    interimResults = false
    lang = ''
    start() {
      listen(this)
    }
    stop() {
      later(() => end(this))
    }
    abort() {
      engines.isListening = false
      later(() => end(this, 'aborted'))
    }
  }
  const listen = (one: Recognition) => {
    if (hearing) throw new DOMException('already started', 'InvalidStateError')
    hearing = one
    later(() => {
      const { listeningError } = engines
      engines.listeningError = null
      if (listeningError) return end(one, listeningError)
      engines.isListening = true
      engines.heardItself ||= engines.isSpeaking
      tell(one, 'start')
    })
  }
  const end = (one: Recognition, error?: string) => {
    if (hearing !== one) return
    hearing = null
    engines.isListening = false
    if (error) tell(one, 'error', { error })
    tell(one, 'end')
  }

  const engines: Engines = {
    said: [],
    cut: [],
    isSpeaking: false,
    isListening: false,
    heardItself: false,
    speechError: null,
    listeningError: null,
    finish() {
      const done = queue.shift()
      engines.isSpeaking = false
      if (done) tell(done, 'end')
      begin()
    },
    hear(words, isFinal = false) {
      if (!hearing?.continuous || !hearing.interimResults || hearing.lang !== 'en-US') return
      const result = Object.assign([{ transcript: words, confidence: 0.8 }], { isFinal })
      tell(hearing, 'result', { results: [result], resultIndex: 0 })
    },
    failListening(error) {
      if (hearing) end(hearing, error)
    },
  }
  const put = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true, writable: true })
  put('speechSynthesis', synth)
  put('SpeechSynthesisUtterance', Utterance)
  put('SpeechRecognition', undefined)
  put('webkitSpeechRecognition', Recognition)
  page.engines = engines
}
