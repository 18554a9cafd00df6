/**
 * Like `fetch`, but aborts responses larger than the limit and follows no redirects: a key in the request is meant for one
 * address.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (address, init) => {
    const answer = await fetch(address, { ...init, redirect: 'error' })
    if (!answer.body) return answer
    let bytes = 0
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          bytes += piece.byteLength
          if (bytes > mostBytes) controller.error(new Error('the answer is too large'))
          else controller.enqueue(piece)
        },
      }),
    )
    const { status, statusText, headers } = answer
    return new Response(counted, { status, statusText, headers })
  }
}
