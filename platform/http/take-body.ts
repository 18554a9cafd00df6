import { m } from '#messages'
import type { MiddlewareHandler } from 'hono'
import { addressKey } from '../token-bucket.ts'
import { AppError } from '../errors.ts'
import type { Logger } from '../log.ts'
import type { OpenSpool } from '../storage/open-spool.ts'
import { createWorkQueue } from '../create-work-queue.ts'
import { answerBusy, answerSignedOut } from './answer-busy.ts'
import type { RefuseLarge } from './call-application.ts'
import { bodyLimitOf, type BodyLimits } from './limit-body.ts'
import { openBodyRoom, type HeldRoom } from './body-room.ts'
import { GivenUpBody, LateBody, readInTime, type BodyReader } from './read-in-time.ts'
import type { WebEnv } from './web-env.ts'

/** A body as the application gets it. */
export type TakenBody = {
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** The response to send instead of the application's response to a failed read. */
  refusal?: () => Response | Promise<Response> | null
}

export type TakeBodyOptions = {
  limits: { bodyBytes: number; bodyMs: number; requestMs: number }
  bodyLimits: BodyLimits
  refuseLarge: RefuseLarge | undefined
  /** Requests without this cookie have no session. */
  sessionCookie: string | undefined
  spool: OpenSpool
  log: Logger
}

const MIB = 1024 * 1024

/** Small bodies in memory: some thousands of ordinary forms. */
const SMALL_ROOM = { most: 16 * MIB, mostOfOne: 4 * MIB }
/** Large bodies on disk. A requester is both an address and a person. */
const LARGE_ROOM = { most: 256 * MIB, mostOfOne: 64 * MIB }

/** Large bodies are parsed in memory, so only a few at a time. */
const PARSED = { running: 2, ofOne: 1, waiting: 16, waitMs: 20_000 }

/**
 * Receives the body of a request before it takes any limited resource. A small one is read completely, in time, before the
 * request goes on. A large one, accepted only on some paths, is not read until the application has identified its sender
 * (`facts.largeBody.allow`) and asks for the first byte; then it goes to disk, and to the application once it is complete and
 * has a slot.
 */
export function takeBody(options: TakeBodyOptions): MiddlewareHandler<WebEnv> {
  const { limits, bodyLimits, refuseLarge, sessionCookie, spool, log } = options
  const small = openBodyRoom(SMALL_ROOM)
  const large = openBodyRoom(LARGE_ROOM)
  const turn = createWorkQueue({ ...PARSED, refusal: tooMuch })

  return async (c, next) => {
    const request = c.req.raw
    const { headers } = request
    // A large body is not opened here, because an open one is read ahead.
    const isFramed = headers.has('content-length') || headers.has('transfer-encoding')
    if (request.method === 'GET' || request.method === 'HEAD' || !(isFramed || request.body)) {
      return next()
    }
    const { facts, url } = c.var
    const { pathname } = url
    const limit = bodyLimitOf(pathname, bodyLimits, limits.bodyBytes)
    const told = headers.get('content-length')
    const tooLarge = () => refuseLarge?.(pathname) ?? c.text(m.errors_too_large({ limit }), 413)
    if (Number(told ?? 0) > limit) return tooLarge()
    const address = addressKey(facts.address)

    if (limit <= limits.bodyBytes || (told !== null && Number(told) <= limits.bodyBytes)) {
      const others = new AbortController()
      const held = small.hold([address], () => others.abort())
      try {
        const read = await readWhole(
          request,
          Math.min(limit, limits.bodyBytes),
          held,
          others.signal,
        )
        if (read === 'large') return tooLarge()
        if (read === 'late') return tooSlow()
        if (read === 'busy') {
          log.warn({ err: tooMuch() }, 'bodies are turned away: too much at once')
          const answer = await answerBusy(headers.get('accept'))
          answer.headers.set('Connection', 'close')
          return answer
        }
        c.set('body', { content: read })
        return await next()
      } finally {
        held.free()
      }
    }
    const expected = Number(told ?? limit)
    const accept = headers.get('accept')
    const session = sessionCookie && cookieIn(headers.get('cookie'), sessionCookie)
    const requesters = [address, ...(session ? [`session ${session}`] : [])]
    // Certain refusals never reach the application, which a flood of them could block.
    const isPage = !pathname.endsWith('.data')
    if (isPage && sessionCookie && !session) return answerSignedOut(accept)
    if (isPage && !large.hasRoom(requesters, expected)) return answerBusy(accept)
    const taken = takeLarge(request, limit, expected, requesters)
    const refusal = () => {
      switch (taken.failure()) {
        case 'large':
          return tooLarge()
        case 'late':
          return tooSlow()
        case 'busy':
          return isPage ? answerBusy(accept) : null
        case 'unknown':
          return isPage ? answerSignedOut(accept) : null
        case null:
          return null
      }
    }
    facts.largeBody = { allow: taken.allow, refusal }
    c.set('body', { content: taken.stream, refusal })
    try {
      return await next()
    } finally {
      await taken.end()
    }
  }

  async function readWhole(
    request: Request,
    limit: number,
    held: HeldRoom,
    givenUp: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer> | 'large' | 'late' | 'busy'> {
    const reader = readInTime(request.body, { wholeMs: limits.bodyMs, givenUp })
    const chunks: Uint8Array[] = []
    let total = 0
    try {
      for (let chunk = await reader.next(); chunk; chunk = await reader.next()) {
        total += chunk.byteLength
        if (total > limit) return 'large'
        if (!held.reserve(chunk.byteLength)) return 'busy'
        chunks.push(chunk)
      }
    } catch (error) {
      if (error instanceof LateBody) return 'late'
      if (error instanceof GivenUpBody) return 'busy'
      throw error
    }
    held.keep()
    // Without a further copy, because many arrive at once.
    return Buffer.concat(chunks)
  }

  function takeLarge(
    request: Request,
    limit: number,
    expected: number,
    requesters: readonly string[],
  ) {
    let person: string | null = null
    let failure: 'large' | 'late' | 'busy' | 'unknown' | null = null
    const ends: (() => unknown)[] = []

    async function begin(): Promise<ReadableStreamDefaultReader<Uint8Array>> {
      if (person === null) {
        failure = 'unknown'
        throw new AppError('not_signed_in', '')
      }
      const held = large.hold([...requesters, `person ${person}`])
      ends.push(held.free)
      if (!held.reserve(expected)) {
        failure = 'busy'
        throw tooMuch()
      }
      const file = await spool()
      ends.push(file.close)
      // A stalled sender is cut long before a slow one.
      const times = { wholeMs: limits.requestMs, silentMs: limits.bodyMs }
      const reader = readInTime(request.body, times)
      try {
        await copy(reader, limit, file.write)
      } catch (error) {
        if (error instanceof LateBody) failure = 'late'
        if (error instanceof OverLimit) failure = 'large'
        throw error
      }
      const over = Promise.withResolvers<void>()
      ends.push(over.resolve)
      await new Promise<void>((resolve, reject) => {
        turn(() => (resolve(), over.promise), person ?? '').catch((error: unknown) => {
          failure = 'busy'
          reject(error)
        })
      })
      return file.read().getReader()
    }

    let begun: ReturnType<typeof begin> | undefined
    const stream = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          begun ??= begin()
          const { done, value } = await (await begun).read()
          if (done) controller.close()
          else controller.enqueue(value)
        },
      },
      { highWaterMark: 0 },
    )
    return {
      stream,
      allow: (by: string) => void (person = by),
      failure: () => failure,
      async end() {
        // Reception ends first; otherwise its room would be freed while it is being filled.
        await begun?.catch(() => {})
        for (const one of ends.toReversed()) await one()
      },
    }
  }
}

/** The value of a cookie with any secure prefix; null without it. */
function cookieIn(header: string | null, name: string): string | null {
  const pair = header?.split('; ').find((one) => one.split('=')[0]?.endsWith(name))
  return pair?.slice(pair.indexOf('=') + 1) || null
}

class OverLimit extends Error {}

async function copy(
  reader: BodyReader,
  limit: number,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  let total = 0
  for (let chunk = await reader.next(); chunk; chunk = await reader.next()) {
    total += chunk.byteLength
    if (total > limit) throw new OverLimit('The body is over its limit.')
    await write(chunk)
  }
}

function tooMuch(): AppError {
  return new AppError('unavailable', '', { retryAfter: 10 })
}

function tooSlow(): Response {
  return new Response('The request took too long to arrive.\n', {
    status: 408,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' },
  })
}
