import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openListener, type Recognition } from './open-listener.ts'

type Heard = { words: string; isFinal?: boolean; confidence?: number }

/** A recognition engine controlled by the test. */
class Engine extends EventTarget implements Recognition {
  static last: Engine
  continuous = false
  interimResults = false
  lang = ''
  started = 0
  aborted = 0
  constructor() {
    super()
    Engine.last = this
  }
  start() {
    this.started += 1
  }
  abort() {
    this.aborted += 1
    this.tell('error', { error: 'aborted' })
    this.tell('end')
  }
  tell(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more))
  }
  hear(...all: Heard[]) {
    const results = all.map(({ words, isFinal = false, confidence = 0.9 }) =>
      Object.assign([{ transcript: words, confidence }], { isFinal }),
    )
    this.tell('result', { results, resultIndex: results.length - 1 })
  }
}

let told: unknown[]
let listener: ReturnType<typeof openListener>
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  listener = openListener(Engine, {
    onState: (state) => told.push(state),
    onHeard: (words) => told.push(`heard ${words}`),
    onSaid: (words) => told.push(`said ${words}`),
    onLeft: (words) => told.push(`left ${words}`),
    onDeaf: (why) => told.push(`deaf: ${why}`),
  })
})
afterEach(() => vi.useRealTimers())

test('reports English interim results, and ends with the final words', () => {
  listener.start()
  const { last } = Engine
  expect(last).toMatchObject({ continuous: true, interimResults: true, lang: 'en-US', started: 1 })
  last.tell('start')
  last.hear({ words: 'what can' })
  last.hear({ words: ' What can I  do', isFinal: true })
  expect(told).toEqual([
    'starting',
    'on',
    'heard what can',
    'heard What can I do',
    'off',
    'said What can I do',
  ])
  expect(last.aborted).toBe(1)
  last.hear({ words: 'late', isFinal: true })
  expect(told).toHaveLength(6)
})

test('ignores a second start, and starts over after the end', () => {
  listener.start()
  listener.start()
  expect(Engine.last.started).toBe(1)
  listener.stop()
  const first = Engine.last
  listener.start()
  expect(Engine.last).not.toBe(first)
})

test('stopped early, it returns the words heard so far', () => {
  listener.start()
  Engine.last.tell('start')
  Engine.last.hear({ words: 'near Haifa' })
  listener.stop()
  listener.stop()
  expect(told.slice(3)).toEqual(['off', 'left near Haifa'])
})

test.each([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'refused'],
  ['audio-capture', 'refused'],
  ['network', 'away'],
  ['no-speech', 'silence'],
])('%s: %s', (error, why) => {
  listener.start()
  Engine.last.tell('error', { error })
  Engine.last.tell('end')
  expect(told).toEqual(['starting', 'off', `deaf: ${why}`])
})

test('aborted by another page, it reports nothing; ended by itself, it returns what it heard', () => {
  listener.start()
  Engine.last.tell('error', { error: 'aborted' })
  expect(told).toEqual(['starting', 'off'])
  listener.start()
  Engine.last.hear({ words: 'hm' })
  Engine.last.tell('end')
  expect(told.slice(2)).toEqual(['starting', 'heard hm', 'off', 'left hm'])
})

test('an engine that cannot start has failed', () => {
  vi.spyOn(Engine.prototype, 'start').mockImplementationOnce(() => {
    throw new DOMException('no', 'InvalidStateError')
  })
  listener.start()
  expect(told).toEqual(['starting', 'off', 'deaf: refused'])
})

test('final results without confidence may continue', () => {
  listener.start()
  const { last } = Engine
  const unsure = (words: string) => ({ words, isFinal: true, confidence: 0 })
  last.hear(unsure('where'))
  vi.advanceTimersByTime(900)
  last.hear(unsure('where'), unsure('where are'), unsure('Where are volunteers needed'))
  vi.advanceTimersByTime(900)
  expect(told.at(-1)).toBe('heard Where are volunteers needed')
  vi.advanceTimersByTime(200)
  expect(told.slice(-2)).toEqual(['off', 'said Where are volunteers needed'])

  listener.start()
  Engine.last.hear(unsure('thanks'))
  Engine.last.tell('end')
  expect(told.at(-1)).toBe('said thanks')
})
