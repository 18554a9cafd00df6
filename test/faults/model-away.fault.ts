import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { startModel, type ModelServer } from '../app/model-server.ts'
import { expectEveryday, PATIENT } from './everyday.ts'
import { expectNoFaults } from './log-lines.ts'
import { lookInside, until, type Inside } from './look-inside.ts'
import { AWAY, openLine, type Behavior, type UnsteadyLine } from './unsteady-line.ts'

const QUESTION = 'Where can I volunteer in the Negev?'
const FIRST_WORD_MS = 1_500
/** The timeouts for a slot and a first token, and time for a busy machine. */
const MOST_MS = 20_000
/** More than any pool has connections, and than the model has slots. */
const AT_ONCE = 24

type Answer = { status: number; result?: string; error?: string; cards?: unknown[] }

describe.skipIf(findPostgres() === null)('while the model', () => {
  let server: TestServer
  let model: ModelServer
  let line: UnsteadyLine
  let product: Product
  let inside: Inside

  const settings = () => ({
    ...model.settings,
    AI_BASE_URL: `http://127.0.0.1:${line.port}/v1`,
    AI_FIRST_WORD_MS: String(FIRST_WORD_MS),
    AI_SILENCE_MS: String(FIRST_WORD_MS),
    ...PATIENT,
    DATABASE_URL: server.url('model'),
  })

  beforeAll(async () => {
    server = await startPostgres()
    model = await startModel()
    line = await openLine(Number(new URL(String(model.settings['AI_BASE_URL'])).port))
    await server.createSeeded('model')
    inside = await lookInside(server, 'model')
  })
  afterAll(async () => {
    await inside?.close()
    await product?.stop()
    await line?.close()
    await model?.stop()
    await server?.stop()
  })

  const faults: [string, Behavior][] = [
    ...AWAY,
    ['breaks off before its first word', { does: 'cut', after: 120 }],
  ]

  test.each(faults)('%s, the site answers itself, in time', async (_, behavior) => {
    // A new one each time, which has not noticed yet that the model is unavailable.
    product = await startProduct(settings())
    onTestFinished(async () => {
      await line.behave({ does: 'pass' })
      await product.stop()
    })
    await line.behave(behavior)
    const began = performance.now()
    // Each from a separate person; one person may have three at once.
    const waiting = Promise.all(Array.from({ length: 3 }, () => ask(product.url)))
    await expectEveryday(product.url)
    if (behavior.does === 'hang') {
      expect(line.came()).toBeGreaterThan(0)
      expect(await inside.heldTransactions(), 'no transaction waits for it').toBe(0)
    }
    for (const answer of await waiting) expectFromSite(answer)
    for (let round = 0; round < AT_ONCE; round += 3) {
      const answers = await Promise.all(Array.from({ length: 3 }, () => ask(product.url)))
      answers.forEach(expectFromSite)
    }
    expect(performance.now() - began, 'milliseconds').toBeLessThan(MOST_MS)
    // After several failures it is paused.
    const came = line.came()
    expectFromSite(await ask(product.url))
    expect(line.came()).toBe(came)
    await until(() => line.open() === 0)
    expectNoFaults(product)
    expect(product.output().includes('sk-a-key')).toBe(false)
  })

  test('is available, it is used: the previous answers were not its', async () => {
    product = await startProduct(settings())
    onTestFinished(() => product.stop())
    const before = model.asked.length
    expect((await ask(product.url, 'play:slow')).result).toBe(
      'Slowly, word by word, an answer comes.',
    )
    expect(model.asked.length).toBeGreaterThan(before)
  })
})

async function ask(url: string, prompt = QUESTION): Promise<Answer> {
  const answer = await fetch(`${url}/api/agenticai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt, actionType: 'answer' }),
  })
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
}

function expectFromSite({ status, result, error, cards }: Answer): void {
  expect([status, error]).toEqual([200, undefined])
  expect(result).toMatch(/Negev/i)
  expect(cards?.length).toBeGreaterThan(0)
}
