/**
 * What comes, until the signal says stop: then it ends at once, even when the source does not listen and would keep
 * everybody waiting. The source is told to end as well, and nobody waits for that.
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
