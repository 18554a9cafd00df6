import { setTimeout as wait } from 'node:timers/promises'
import { m } from '#messages'
import { AppError, isAppError } from '../errors.ts'
import { ContentError } from './check-stream.ts'

/** The storage could not be reached, did not answer in time, or refused. The reason, for the log, contains no secret. */
export function s3Fault(reason: string): AppError {
  const cause = new Error(`S3 storage: ${reason}`)
  return new AppError('unavailable', m.errors_files_away(), { retryAfter: 30, cause })
}

/** How long to wait, in milliseconds. */
export type S3Patience = {
  /** For the beginning of an answer, and after a pause between bytes. */
  answerMs: number
  /** For an upload, from its beginning to the answer. */
  uploadMs: number
  /** Before the second and the third attempt. */
  pausesMs: readonly number[]
}

export const PATIENCE: S3Patience = { answerMs: 10_000, uploadMs: 60_000, pausesMs: [200, 800] }

/** Answers after which the same request may succeed. */
const PASSING = new Set([429, 500, 502, 503, 504])

/**
 * `fetch` for the S3 client, with timeouts. A request that failed is repeated at most twice, soon after it began, and only if
 * that is safe: all requests of ours may be made twice, but an uploaded stream can be read only once.
 */
export function createS3Fetch(patience: S3Patience): typeof fetch {
  return async (input, init = {}) => {
    const began = performance.now()
    const isStream = init.body instanceof ReadableStream
    const longest = init.method === 'PUT' ? patience.uploadMs : patience.answerMs
    for (const pause of isStream ? [] : patience.pausesMs) {
      const last = await attempt(input, init, longest, patience.answerMs).catch(
        (error: unknown) => error,
      )
      const isPassing = last instanceof Response ? PASSING.has(last.status) : true
      if (!isPassing || performance.now() - began > patience.answerMs / 2) {
        if (last instanceof Response) return last
        throw last
      }
      if (last instanceof Response) await last.body?.cancel()
      await wait(pause)
    }
    return attempt(input, init, longest, patience.answerMs)
  }
}

/** One request; `longestMs` until its answer begins, then `stallMs` for each part of it. */
async function attempt(
  input: RequestInfo | URL,
  init: RequestInit,
  longestMs: number,
  stallMs: number,
): Promise<Response> {
  const ending = new AbortController()
  const late = setTimeout(
    () => ending.abort(s3Fault(`no answer within ${longestMs} ms`)),
    longestMs,
  )
  try {
    const answer = await fetch(input, {
      ...init,
      // A compressing proxy would change the length.
      headers: { ...(init.headers as Record<string, string>), 'accept-encoding': 'identity' },
      // A redirect would carry the signature to another host.
      redirect: 'manual',
      signal: ending.signal,
      ...(init.body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit)
    if (!answer.body) return answer
    const { status, statusText, headers } = answer
    return new Response(endIfStalled(answer.body, stallMs, ending), { status, statusText, headers })
  } catch (error) {
    throw faultOf(error)
  } finally {
    clearTimeout(late)
  }
}

/** The same bytes; fails if a part takes longer than that. The time in which nobody reads does not count. */
function endIfStalled(
  body: ReadableStream<Uint8Array>,
  stallMs: number,
  ending: AbortController,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const late = setTimeout(
          () => ending.abort(s3Fault(`no more bytes for ${stallMs} ms`)),
          stallMs,
        )
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          throw faultOf(error)
        } finally {
          clearTimeout(late)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** An error of the network names hosts and addresses; its code says enough. */
function faultOf(error: unknown): unknown {
  const { cause } = error as { cause?: unknown }
  const known = [error, cause].find((one) => isAppError(one) || one instanceof ContentError)
  if (known) return known
  const { code, name } = (cause ?? error) as { code?: unknown; name?: unknown }
  return s3Fault(`the transfer failed (${String(code ?? name)})`)
}
