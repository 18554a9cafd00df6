import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { openLog } from './log.ts'

function open() {
  const lines: { level: number; msg: string }[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, told: () => lines.map(({ level, msg }) => [level, msg]) }
}

test('a fault of ours is an error each time', () => {
  const { log, told } = open()
  for (let n = 0; n < 2; n += 1) log.error({ err: new Error('broken') }, 'request failed')
  expect(told()).toEqual([
    [50, 'request failed'],
    [50, 'request failed'],
  ])
})

test('a refusal is at most a warning', () => {
  const { log, told } = open()
  log.error({ err: new AppError('conflict', 'Somebody was first.') }, 'not saved')
  log.warn({ err: new AppError('conflict', 'Somebody was first.') }, 'not saved')
  expect(told()).toEqual([
    [40, 'not saved'],
    [40, 'not saved'],
  ])
})

test('what is away is told once for each thing that fails for want of it, whoever says so', () => {
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
