import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSpeaker } from './open-speaker.ts'

class Utterance extends EventTarget {
  readonly text: string
  lang = ''
  volume = 1
  voice: unknown = null
  rate = 0
  pitch = 0
  constructor(text: string) {
    super()
    this.text = text
  }
  tell(type: 'start' | 'end'): void
  tell(type: 'error', error: string): void
  tell(type: string, error?: string) {
    this.dispatchEvent(Object.assign(new Event(type), { error }))
  }
}

/** A speech engine that the test controls. */
class Synth extends EventTarget {
  voices: { lang: string; name: string }[] = [
    { lang: 'he-IL', name: 'Carmit' },
    { lang: 'en_GB', name: 'Daniel' },
    { lang: 'en-US', name: 'Samantha' },
  ]
  said: Utterance[] = []
  cancelled = 0
  getVoices = () => this.voices
  speak(utterance: Utterance) {
    this.said.push(utterance)
  }
  cancel() {
    this.cancelled += 1
    this.said.at(-1)?.tell('error', 'canceled')
  }
}

const two = `${'One sentence, which is rather long. '.repeat(4)}${'Another one, no shorter than that. '.repeat(4)}`

let synth: Synth
let told: unknown[]
let speaker: ReturnType<typeof openSpeaker>
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  synth = new Synth()
  told = []
  speaker = openSpeaker(synth as unknown as SpeechSynthesis, {
    onSpeaking: (isSpeaking) => told.push(isSpeaking),
    onFailed: () => told.push('failed'),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('speaks a long text in pieces with the first English voice, and reports the end', () => {
  speaker.say(two)
  expect(synth.said).toMatchObject([
    {
      lang: 'en-GB',
      voice: { name: 'Daniel' },
      rate: 1,
      pitch: 1,
      text: expect.stringMatching(/^One/),
    },
  ])
  expect(told).toEqual([true])
  for (let at = 0; at < 2; at += 1) {
    expect(synth.said).toHaveLength(at + 1)
    synth.said[at]?.tell('start')
    synth.said[at]?.tell('end')
  }
  expect(synth.said.map(({ text }) => text).join(' ')).toBe(two.trim())
  expect(told).toEqual([true, false])
  expect(synth.cancelled).toBe(0)
})

test('waits for late voices, but not forever', () => {
  const { voices } = synth
  synth.voices = []
  speaker.say('Hello')
  // Inaudible: without it, phones would not allow speech later.
  expect(synth.said).toMatchObject([{ text: ' ', volume: 0 }])
  synth.voices = voices
  synth.dispatchEvent(new Event('voiceschanged'))
  expect(synth.said).toMatchObject([{}, { text: 'Hello', voice: { name: 'Daniel' }, volume: 1 }])

  synth.voices = []
  speaker.say('Hello again')
  vi.advanceTimersByTime(1_000)
  expect(synth.said.at(-1)).toMatchObject({ text: 'Hello again', voice: null, lang: 'en-US' })
})

test('stopping ends it, even before a voice was available, and is not a failure', () => {
  speaker.say(two)
  synth.said[0]?.tell('start')
  speaker.stop()
  expect([synth.cancelled, told]).toEqual([1, [true, false]])
  synth.said[0]?.tell('end')
  expect(synth.said).toHaveLength(1)

  synth.voices = []
  speaker.say('Hello')
  speaker.stop()
  vi.advanceTimersByTime(60_000)
  expect(synth.said.map(({ text }) => text)).not.toContain('Hello')
  expect(told).toEqual([true, false, true, false])
  speaker.stop()
  expect(synth.cancelled).toBe(2)
})

test('waking reports nothing, whatever happens', () => {
  speaker.wake()
  synth.said[0]?.tell('error', 'not-allowed')
  synth.speak = () => {
    throw new Error('no engine')
  }
  speaker.wake()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
})

test('a new text replaces the last one', () => {
  speaker.say('First')
  speaker.say('Second')
  synth.said[0]?.tell('end')
  expect(synth.said.map(({ text }) => text)).toEqual(['First', 'Second'])
  synth.said[1]?.tell('end')
  expect(told).toEqual([true, false, true, false])
})

test.each(['not-allowed', 'synthesis-failed', 'audio-busy', 'language-unavailable'])(
  '%s is a failure, reported once',
  (error) => {
    speaker.say(two)
    synth.said[0]?.tell('error', error)
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([true, false, 'failed'])
    expect(synth.said).toHaveLength(1)
  },
)

test('an interruption by another page is not a failure', () => {
  speaker.say(two)
  synth.said[0]?.tell('error', 'interrupted')
  expect(told).toEqual([true, false])
})

test('an engine that stays silent or throws has failed', () => {
  speaker.say('Hello')
  vi.advanceTimersByTime(7_900)
  expect(told).toEqual([true])
  vi.advanceTimersByTime(200)
  expect(told).toEqual([true, false, 'failed'])
  synth.speak = () => {
    throw new Error('no engine')
  }
  speaker.say('Hello')
  expect(told.slice(3)).toEqual([true, false, 'failed'])
})

test('an engine that never reports the end times out', () => {
  speaker.say('Hello')
  synth.said[0]?.tell('start')
  vi.advanceTimersByTime(46_000)
  expect(told).toEqual([true, false])
})

test('speaks nothing for an empty text', () => {
  speaker.say('  ')
  expect([synth.said, told]).toEqual([[], []])
})
