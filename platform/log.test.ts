import { expect, onTestFinished, test } from 'vitest'
import { AppError } from './errors.ts'
import { adoptConsole, createLogger } from './log.ts'

function open() {
  const lines: { level: number; msg: string }[] = []
  const log = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines, told: () => lines.map(({ level, msg }) => [level, msg]) }
}

test('each internal error is logged as an error', () => {
  const { log, told } = open()
  for (let n = 0; n < 2; n += 1) log.error({ err: new Error('broken') }, 'request failed')
  expect(told()).toEqual([
    [50, 'request failed'],
    [50, 'request failed'],
  ])
})

test('an expected error is at most a warning', () => {
  const { log, told } = open()
  log.error({ err: new AppError('conflict', 'Somebody was first.') }, 'not saved')
  log.warn({ err: new AppError('conflict', 'Somebody was first.') }, 'not saved')
  expect(told()).toEqual([
    [40, 'not saved'],
    [40, 'not saved'],
  ])
})

test('an outage is logged once for each dependency, whatever reports it', () => {
  const { log, told } = open()
  const away = [
    new AppError('unavailable', ''),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    new Error('Query read timeout'),
  ]
  for (const err of away) {
    log.error({ err }, 'request failed')
    log.error({ err }, 'repeated work failed')
  }
  expect(told()).toEqual([
    [40, 'request failed'],
    [40, 'repeated work failed'],
  ])
})

test('an outage is logged without a stack', () => {
  const { log, lines } = open()
  log.error({ err: new AppError('unavailable', '', { cause: new Error('timed out') }) }, 'failed')
  expect(lines).toEqual([expect.objectContaining({ reason: 'timed out' })])
  expect(lines[0]).not.toHaveProperty('err')
})

test('console output of a library is a warning, and during an outage one', () => {
  const { log, told } = open()
  const { error, warn } = console
  onTestFinished(() => void Object.assign(console, { error, warn }))
  adoptConsole(log)
  for (let n = 0; n < 3; n += 1) console.error(new Error('Query read timeout'))
  console.warn('noa@here.example is', 'odd')
  expect(told()).toEqual([
    [40, 'a library failed'],
    [40, expect.stringMatching(/^(?!.*noa@).*odd$/)],
  ])
})
