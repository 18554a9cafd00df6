import { pageLocale } from '#platform/text/language.ts'
/** The part of the browser's speech recognition used here; TypeScript only has its events. */
export type Recognition = EventTarget & {
  continuous: boolean
  interimResults: boolean
  lang: string
  start(): void
  abort(): void
}

/** Why listening ended, other than by `stop`. */
export type Deaf = 'refused' | 'away' | 'silence'

export type ListeningState = 'off' | 'starting' | 'on'

type Told = {
  onState(state: ListeningState): void
  /** Interim words. */
  onHeard(words: string): void
  /** The final words; listening has ended. */
  onSaid(words: string): void
  /** Listening ended early; the words heard so far. */
  onLeft(words: string): void
  onDeaf(why: Deaf): void
}

export type VoiceListener = { start(): void; stop(): void }

type Turn = { engine: Recognition; heard: string; timer?: ReturnType<typeof setTimeout> }

/** Android marks every word as final; only its confidence of 0 shows that more may follow. */
const SURE_MS = 1_000

const WHY: Partial<Record<SpeechRecognitionErrorCode, Deaf>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'refused',
  'no-speech': 'silence',
  network: 'away',
  'language-not-supported': 'away',
}

/** Listens through the microphone, in English, until the speaker finishes a phrase or stays silent. */
export function openListener(Engine: new () => Recognition, told: Told): VoiceListener {
  let now: Turn | null = null

  const end = (words: string, isSaid: boolean) => {
    if (!now) return
    const { engine, timer } = now
    now = null
    clearTimeout(timer)
    told.onState('off')
    try {
      engine.abort()
    } catch {
      // It had already ended.
    }
    if (words === '') return
    if (isSaid) told.onSaid(words)
    else told.onLeft(words)
  }
  const stop = () => end(now?.heard ?? '', false)
  const fail = (why: Deaf) => {
    stop()
    told.onDeaf(why)
  }

  return {
    start() {
      if (now) return
      const engine = new Engine()
      engine.continuous = true
      engine.interimResults = true
      engine.lang = pageLocale()
      const mine: Turn = { engine, heard: '' }
      now = mine
      const on = (type: string, hear: (event: Event) => void) =>
        engine.addEventListener(type, (event) => {
          if (now === mine) hear(event)
        })
      on('start', () => told.onState('on'))
      on('result', (event) => {
        const results = [...(event as SpeechRecognitionEvent).results]
        mine.heard = wordsOf(results)
        told.onHeard(mine.heard)
        clearTimeout(mine.timer)
        const final = results.filter(({ isFinal }) => isFinal)
        const said = wordsOf(final)
        if (said === '') return
        if (final.at(-1)?.[0]?.confidence === 0)
          mine.timer = setTimeout(() => end(said, true), SURE_MS)
        else end(said, true)
      })
      on('error', (event) => {
        const { error } = event as SpeechRecognitionErrorEvent
        if (error === 'aborted') stop()
        else fail(WHY[error] ?? 'refused')
      })
      on('end', () => end(mine.heard, mine.timer !== undefined))
      told.onState('starting')
      try {
        engine.start()
      } catch {
        fail('refused')
      }
    },
    stop,
  }
}

/** The joined words of the results; a result that repeats the one before it replaces it. */
function wordsOf(results: readonly SpeechRecognitionResult[]): string {
  const said: string[] = []
  for (const result of results) {
    const words = result[0]?.transcript.replaceAll(/\s+/g, ' ').trim() ?? ''
    if (words === '') continue
    if (words.toLowerCase().startsWith(said.at(-1)?.toLowerCase() ?? '\n')) said.pop()
    said.push(words)
  }
  return said.join(' ')
}
