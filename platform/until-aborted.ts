/**
 * Iterates the source until the signal aborts: then it ends at once, even if the source ignores the signal. The source is told
 * to end as well, without waiting for it.
 */
export async function* untilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T, void, undefined> {
  const steps = source[Symbol.asyncIterator]()
  let stop = () => {}
  const stopped = new Promise<null>((resolve) => {
    stop = () => resolve(null)
  })
  signal.addEventListener('abort', stop)
  try {
    while (!signal.aborted) {
      const step = await Promise.race([steps.next(), stopped])
      if (step === null || step.done) return
      yield step.value
    }
  } finally {
    signal.removeEventListener('abort', stop)
    steps.return?.(undefined).catch(() => {})
  }
}
