import type { Logger } from './log.ts'

export type Repeated = {
  name: string
  /** When the work last came to its end without a failure. */
  lastSuccess(): Date | null
  /** Resolves when the work in hand is done; none is begun after that. */
  stop(): Promise<void>
}

/** Does some work soon and then again and again, each time `everyMs` after it was done. A failure is logged, and tried again next time; work that sees to its own failures answers false. */
export function runPeriodically(
  work: () => Promise<boolean | void>,
  { name, firstMs, everyMs, log }: { name: string; firstMs: number; everyMs: number; log: Logger },
): Repeated {
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  let lastSuccess: Date | null = null
  const run = async () => {
    try {
      if ((await work()) !== false) lastSuccess = new Date()
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
    name,
    lastSuccess: () => lastSuccess,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
