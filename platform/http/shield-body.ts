import type { ServerResponse } from 'node:http'
import type { Http2ServerResponse } from 'node:http2'
import type { Logger } from '../log.ts'

/**
 * Wraps the response in a body that cannot fail: an error while streaming is logged and closes the connection, so that the
 * browser sees an incomplete response. The adapter would otherwise send the error's text.
 */
export function shieldBody(
  answer: Response,
  outgoing: ServerResponse | Http2ServerResponse,
  log: Logger,
): Response {
  if (!answer.body) return answer
  const reader = answer.body.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (!outgoing.destroyed) {
            log.error(
              { err: error, request: answer.headers.get('X-Request-Id') },
              'answer broke off',
            )
            outgoing.destroy()
          }
          controller.close()
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return new Response(body, answer)
}
