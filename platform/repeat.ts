import type { Logger } from './log.ts'

export type Repeated = {
  /** Resolves when the work in hand is done; none is begun after that. */
  stop(): Promise<void>
}

/** Does some work soon and then again and again, each time `everyMs` after it was done. A failure is logged, and tried again next time. */
export function repeat(
  work: () => Promise<void>,
  { name, firstMs, everyMs, log }: { name: string; firstMs: number; everyMs: number; log: Logger },
): Repeated {
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  const run = async () => {
    try {
      await work()
    } catch (error) {
      log.error({ err: error, work: name }, 'repeated work failed')
    }
    if (!isStopped) timer = setTimeout(begin, everyMs).unref()
  }
  const begin = () => {
    running = run()
  }
  let timer = setTimeout(begin, firstMs).unref()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
