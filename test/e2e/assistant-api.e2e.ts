import { once } from 'node:events'
import { connect } from 'node:net'
import type { AnswerPart } from '#domain/assistant/assistant.ts'
import { startModel, type ModelServer } from '../app/model-server.ts'
import { expect, test } from './product.ts'
import { startProduct, type Product } from './start-product.ts'

const DOOR = '/api/agenticai'
const JSON_TYPE = { 'content-type': 'application/json' }
const STREAM = { ...JSON_TYPE, accept: 'text/event-stream' }
const QUESTION = 'Where can I volunteer in the Negev?'

type More = { headers?: Record<string, string>; signal?: AbortSignal; method?: string }

const ask = (url: string, prompt: unknown, { headers = STREAM, ...more }: More = {}) =>
  fetch(url + DOOR, {
    method: 'POST',
    headers,
    body: typeof prompt === 'string' ? JSON.stringify({ prompt, actionType: 'answer' }) : '{',
    ...more,
  })

const toldBy = async (answer: Response) => (await answer.json()) as Record<string, unknown>
const read = (text: string) =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, part]) => JSON.parse(String(part)) as AnswerPart)
const wordsOf = (parts: AnswerPart[]) =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('')

/** Reads until the text has arrived; returns a function to stop reading. */
async function readUntil(answer: Response, text: string): Promise<() => Promise<void>> {
  const reader = answer.body!.getReader()
  const decoder = new TextDecoder()
  let all = ''
  while (!wordsOf(read(all)).includes(text)) {
    const { done, value } = await reader.read()
    if (done) throw new Error(`It ended with: ${all}`)
    all += decoder.decode(value, { stream: true })
  }
  return () => reader.cancel()
}

test.describe('without a model', () => {
  test('answers in JSON and as a stream with the same contents', async ({ product }) => {
    const answer = await ask(product.url, QUESTION, { headers: JSON_TYPE })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { result, error, cards } = await toldBy(answer)
    expect([result, error]).toEqual([expect.stringMatching(/Negev/i), undefined])

    const stream = await ask(product.url, QUESTION, {
      headers: { ...STREAM, 'accept-encoding': 'br, gzip' },
    })
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(stream.headers.get('content-encoding')).toBeNull()
    // A visitor becomes a guest, whose further questions are counted per browser.
    expect(stream.headers.get('set-cookie')).toMatch(/^guest=[^,]*$/)
    const parts = read(await stream.text())
    expect(wordsOf(parts)).toBe(result)
    expect(parts.at(-1)).toEqual({ type: 'end', outcome: 'answered', answeredBy: 'site' })
    const shown = parts.flatMap((part) => (part.type === 'cards' ? part.cards : []))
    expect(shown).toEqual(cards)
    expect(shown.length).toBeGreaterThan(0)
    const links = [...String(result).matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link]) => String(link))
    for (const address of [...shown.map((card) => card.address), ...links]) {
      expect([address, (await fetch(product.url + address)).status]).toEqual([address, 200])
    }
  })

  test('refuses with a message and the right status, and continues to answer', async ({
    product: { url },
  }) => {
    const refused = async (answer: Response) => [answer.status, await toldBy(answer)]
    const sentence = { result: '', error: expect.stringMatching(/\w+ \w+/) as unknown }
    expect(await refused(await ask(url, null))).toEqual([400, sentence])
    expect(await refused(await ask(url, '  \u0000 '))).toEqual([400, sentence])
    expect(await refused(await ask(url, 'x'.repeat(2_001)))).toEqual([400, sentence])
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await refused(await ask(url, QUESTION, { headers: form }))).toEqual([415, sentence])
    const long = await ask(url, 'x'.repeat(70_000))
    expect(await refused(long)).toEqual([413, sentence])
    expect((await ask(url, QUESTION, { method: 'PUT' })).status).toBe(405)
    const looked = await fetch(url + DOOR)
    expect(looked.headers.get('allow')).toBe('POST')
    expect(await refused(looked)).toEqual([405, sentence])
    expect((await fetch(`${url}${DOOR}.data`, { method: 'POST' })).status).toBe(404)
    for (const foreign of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { cookie: 'f4i.session_token=x' },
    ]) {
      const answer = await ask(url, QUESTION, { headers: { ...STREAM, ...foreign } })
      expect([foreign, answer.status]).toEqual([foreign, 403])
    }
    const deep = '['.repeat(30_000) + ']'.repeat(30_000)
    const nested = await fetch(url + DOOR, {
      method: 'POST',
      headers: JSON_TYPE,
      body: `{"prompt":"x","actionType":"answer","__proto__":{"a":1},"context":${deep}}`,
    })
    expect(nested.status).toBe(400)
    expect((await ask(url, 'מה אפשר לעשות בחיפה? \ud83c \u0000 🙏')).status).toBe(200)
  })
})

test.describe('with a model', () => {
  let model: ModelServer
  let product: Product
  let url: string
  test.beforeAll(async () => {
    model = await startModel()
    product = await startProduct({
      ...model.settings,
      DATABASE_TIMEOUT_MS: '15000',
      AI_FIRST_WORD_MS: '3000',
      AI_SILENCE_MS: '30000',
    })
    url = product.url
  })
  test.afterAll(async () => {
    await product.stop()
    await model.stop()
  })

  test('passes text on while the model is still writing', async () => {
    const slow = await ask(url, 'Tell me play:slow')
    const began = performance.now()
    const leave = await readUntil(slow, 'Slowly')
    // The rest takes most of another second.
    expect(model.underway()).toBe(1)
    await leave()
    await model.idle()
    expect(performance.now() - began).toBeLessThan(15_000)

    const parts = read(await (await ask(url, QUESTION)).text())
    expect(parts.at(-1)).toMatchObject({ type: 'end', answeredBy: 'model' })
    expect(parts.some(({ type }) => type === 'cards')).toBe(true)
    const whole = await toldBy(await ask(url, QUESTION, { headers: JSON_TYPE }))
    expect(whole).toMatchObject({ result: wordsOf(parts) })
  })

  test('a client that leaves ends its request; a fourth concurrent one must wait, and then gets the slot', async () => {
    const before = model.brokenOff()
    const controllers = Array.from({ length: 3 }, () => new AbortController())
    const open = await Promise.all(
      controllers.map(({ signal }) => ask(url, 'play:stop-halfway', { signal })),
    )
    await Promise.all(open.map((answer) => readUntil(answer, 'It begins well')))
    for (const headers of [STREAM, JSON_TYPE]) {
      const refused = await ask(url, QUESTION, { headers })
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
      expect(await toldBy(refused)).toMatchObject({ result: '', error: expect.any(String) })
    }
    for (const controller of controllers) controller.abort()
    await model.idle()
    expect(model.brokenOff()).toBe(before + 3)
    await expect.poll(async () => (await ask(url, QUESTION)).status).toBe(200)

    // The same for a client that waits for the complete answer.
    const leaving = new AbortController()
    const asked = ask(url, 'play:stop-halfway', { headers: JSON_TYPE, signal: leaving.signal })
    await expect.poll(() => model.underway()).toBe(1)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    await model.idle()
    expect(model.brokenOff()).toBe(before + 4)
  })

  test('an answer that breaks off reports it; one that never starts is answered by the site', async () => {
    // After consecutive failures the model is not called for a while, so each one is followed by a success.
    const succeed = async () => {
      const parts = read(await (await ask(url, QUESTION)).text())
      expect(parts.at(-1)).toMatchObject({ type: 'end', answeredBy: 'model' })
    }
    const parts = read(await (await ask(url, 'Tell me play:break')).text())
    expect(wordsOf(parts)).toMatch(/^It begins well/)
    expect(parts.at(-1)).toEqual({ type: 'failed', error: 'Failed to process AI request' })
    await succeed()
    const broken = await ask(url, 'Tell me play:break', { headers: JSON_TYPE })
    expect(broken.status).toBe(200)
    expect(await toldBy(broken)).toEqual({
      language: 'en',
      result: expect.stringMatching(/^It begins well/),
      error: 'Failed to process AI request',
    })
    for (const play of ['play:stall', 'play:500', 'play:page']) {
      await succeed()
      const own = read(await (await ask(url, `${QUESTION} ${play}`)).text())
      const end = expect.objectContaining({ type: 'end', answeredBy: 'site' }) as unknown
      expect([play, own.at(-1)]).toEqual([play, end])
    }
    await succeed()
    expect(product.output()).not.toContain(String(model.settings['AI_API_KEY']))
  })

  test('a client that does not read does not block the model, and shutdown ends every answer in time', async () => {
    const { hostname, port } = new URL(url)
    const body = JSON.stringify({ prompt: 'Tell me play:slow', actionType: 'answer' })
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.pause()
    const asked = model.asked.length
    socket.write(
      `POST ${DOOR} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
        `Accept: text/event-stream\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    await expect.poll(() => model.asked.length).toBe(asked + 1)
    await model.idle()
    socket.destroy()

    const last = await ask(url, 'play:stop-halfway')
    await readUntil(last, 'It begins well')
    const began = performance.now()
    const code = await product.end('SIGTERM')
    expect(code).toBe(0)
    expect(performance.now() - began).toBeLessThan(12_000)
    expect(model.underway()).toBe(0)
  })
})
