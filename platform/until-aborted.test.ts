import { expect, test } from 'vitest'
import { untilAborted } from './until-aborted.ts'

async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of source) all.push(one)
  return all
}

test('passes on all values, and ends with the source', async () => {
  const source = (async function* () {
    yield* [1, 2, 3]
  })()
  expect(await allOf(untilAborted(source, new AbortController().signal))).toEqual([1, 2, 3])
})

test('passes on errors', async () => {
  const source = (async function* () {
    yield 1
    throw new Error('odd')
  })()
  const all = allOf(untilAborted(source, new AbortController().signal))
  await expect(all).rejects.toThrow('odd')
})

test('ends with its signal, even if the source never does', async () => {
  const controller = new AbortController()
  const source = (async function* () {
    yield 1
    await new Promise(() => {})
  })()
  const seen: number[] = []
  for await (const one of untilAborted(source, controller.signal)) {
    seen.push(one)
    setTimeout(() => controller.abort(), 5)
  }
  expect(seen).toEqual([1])
})

test('starts nothing after an abort, and lets the source clean up', async () => {
  const tidied: string[] = []
  const source = async function* () {
    try {
      yield 1
      yield 2
    } finally {
      tidied.push('tidied')
    }
  }
  expect(await allOf(untilAborted(source(), AbortSignal.abort()))).toEqual([])
  for await (const _ of untilAborted(source(), new AbortController().signal)) break
  await new Promise((resolve) => setImmediate(resolve))
  expect(tidied).toEqual(['tidied'])
})
