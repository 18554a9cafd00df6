import type { Logger } from './log.ts'

export type Repeated = {
  name: string
  /** When the work last succeeded. */
  lastSuccess(): Date | null
  /** Resolves when the current run is done; no other starts. */
  stop(): Promise<void>
}

/** Runs some work soon and then repeatedly, `everyMs` after each run. A failure is logged and retried at the next run; work that handles its own failures returns false. */
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
