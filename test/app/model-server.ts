import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { usualTurn, type Asked, type Call, type Turn } from './model-turns.ts'

export type ModelServer = {
  /** The settings of a product that uses this server. */
  settings: Record<string, string>
  /** The requests received, in order. */
  asked: Asked[]
  /** Decides how to answer a request; `usualTurn` by default. */
  play: (asked: Asked) => Turn | Promise<Turn>
  /** Answers in progress. */
  underway(): number
  /** How many answers the client has aborted. */
  brokenOff(): number
  /** Resolves once no answer is in progress. */
  idle(): Promise<void>
  stop(): Promise<void>
}

const KEY = 'sk-a-key-of-the-tests-that-nobody-may-read'

/**
 * A local server that speaks the chat-completions protocol as real models do: questions with tools, answers streamed as
 * events. It can also stall, break off and return nonsense.
 */
export async function startModel(options: { port?: number } = {}): Promise<ModelServer> {
  const server = createServer()
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = new Set<Promise<unknown>>()
  /** Responses that the server itself has broken off. */
  const left = new WeakSet<ServerResponse>()
  let broken = 0

  const there: ModelServer = {
    settings: { AI_BASE_URL: `${origin}/v1`, AI_API_KEY: KEY, AI_MODEL: 'a-model-of-the-tests' },
    asked: [],
    play: usualTurn,
    underway: () => open.size,
    brokenOff: () => broken,
    async idle() {
      while (open.size > 0) await Promise.all(open)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return send(response, { status: 404, body: '{"error":{"message":"no such page"}}' })
    }
    if (request.headers.authorization !== `Bearer ${KEY}`) {
      // Echoes the key, as some servers do.
      const message = `Incorrect API key provided: ${request.headers.authorization}`
      return send(response, { status: 401, body: JSON.stringify({ error: { message } }) })
    }
    const asked = JSON.parse(await readBody(request)) as Asked
    there.asked.push(asked)
    const turn = await there.play(asked)
    if (turn.does === 'break') left.add(response)
    await perform(response, turn)
  }

  server.on('request', (request, response) => {
    watch(response)
    answer(request, response).catch(() => response.destroy())
  })

  function watch(response: ServerResponse): void {
    const closed = once(response, 'close')
    open.add(closed)
    response.once('close', () => {
      open.delete(closed)
      if (!response.writableFinished && !left.has(response)) broken += 1
    })
  }
  return there
}

async function perform(response: ServerResponse, turn: Turn): Promise<void> {
  switch (turn.does) {
    case 'send':
      return send(response, turn)
    case 'stall':
      if (turn.text !== undefined) await speak(response, turn.text)
      return
    case 'break':
      await speak(response, turn.text ?? '')
      // Flushes what was said before.
      await new Promise((resolve) => response.write(': \n\n', resolve))
      response.destroy()
      return
    case 'babble':
      while (!response.destroyed) await write(response, chunk({ content: turn.text }))
      return
    case 'call':
      await speak(response, turn.text ?? '')
      for (const [index, call] of turn.calls.entries()) await passCall(response, index, call)
      return end(response, 'tool_calls')
    case 'say':
      if (turn.bytes) return sayInBytes(response, turn.text, turn.bytes)
      await speak(response, turn.text, turn.piece, turn.pauseMs)
      return end(response, turn.cut ? 'length' : 'stop')
  }
}

function send(
  response: ServerResponse,
  { status = 200, type = 'application/json', body }: Omit<Turn & { does: 'send' }, 'does'>,
): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}

/** Streams a text in chunks, as models do: split anywhere, even in the middle of a link. */
async function speak(
  response: ServerResponse,
  text: string,
  piece = 7,
  pauseMs = 0,
): Promise<void> {
  begin(response)
  const letters = [...text]
  for (let from = 0; from < letters.length && !response.destroyed; from += piece) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    await write(response, chunk({ content: letters.slice(from, from + piece).join('') }))
  }
}

/** The same bytes, split into packets of this size. */
async function sayInBytes(response: ServerResponse, text: string, most: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  const bytes = Buffer.from(`${chunk({ content: text })}${chunk({}, 'stop')}data: [DONE]\n\n`)
  for (let from = 0; from < bytes.length && !response.destroyed; from += most) {
    response.write(bytes.subarray(from, from + most))
    await setImmediate()
  }
  response.end()
}

/** Streams a call in three chunks: its name, and its arguments split in the middle. */
async function passCall(response: ServerResponse, index: number, call: Call): Promise<void> {
  const args = typeof call.args === 'string' ? call.args : JSON.stringify(call.args)
  const half = Math.floor(args.length / 2)
  const named = { index, id: `call_${index}`, type: 'function', function: { name: call.name } }
  await write(
    response,
    chunk({ tool_calls: [{ ...named, function: { ...named.function, arguments: '' } }] }),
  )
  for (const part of [args.slice(0, half), args.slice(half)]) {
    await write(response, chunk({ tool_calls: [{ index, function: { arguments: part } }] }))
  }
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(chunk({ role: 'assistant', content: '' }))
}

function end(response: ServerResponse, reason: string): void {
  response.end(`${chunk({}, reason)}data: [DONE]\n\n`)
}

function chunk(delta: object, reason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: reason }]
  const frame = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices,
  }
  return `data: ${JSON.stringify(frame)}\n\n`
}

/** Writes at the reader's pace; returns early if the reader disconnects. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return
  await new Promise<void>((resolve) => {
    const goOn = () => {
      response.off('drain', goOn).off('close', goOn)
      resolve()
    }
    response.on('drain', goOn).on('close', goOn)
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += String(piece)
  return text
}
