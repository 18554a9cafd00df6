import { AppError } from './errors.ts'

/** One thing that runs. */
export type Slot = {
  /** Aborted, with an AppError, when it has run for too long, and when the process is about to end. */
  signal: AbortSignal
  /** Frees its place; once is enough, and again is no fault. */
  end(): void
}

/** How much of something runs at this moment. */
export type ConcurrencyLimit = {
  /**
   * Takes a place for somebody.
   *
   * @throws AppError too_many when they have as many as one may, unavailable when all are taken or the process ends.
   */
  begin(who: string): Slot
  /** Begins no more, and tells what still runs after `graceMs` to stop. */
  close(graceMs: number): void
  /** How much runs. */
  size(): number
}

/** Opens places for what takes its time: `mostOfOne` for each, `most` for all, and none for longer than `longestMs`. */
export function createConcurrencyLimit({
  mostOfOne,
  most,
  longestMs,
}: {
  mostOfOne: number
  most: number
  longestMs: number
}): ConcurrencyLimit {
  const running = new Map<AbortController, string>()
  let isClosed = false
  return {
    begin(who) {
      if (isClosed || running.size >= most)
        throw new AppError('unavailable', '', { retryAfter: 10 })
      const own = [...running.values()].filter((one) => one === who)
      if (own.length >= mostOfOne) throw new AppError('too_many', '', { retryAfter: 5 })
      const controller = new AbortController()
      const limit = setTimeout(() => controller.abort(tooLong()), longestMs).unref()
      running.set(controller, who)
      return {
        signal: controller.signal,
        end() {
          clearTimeout(limit)
          running.delete(controller)
        },
      }
    },
    close(graceMs) {
      isClosed = true
      setTimeout(() => {
        for (const controller of running.keys()) controller.abort(tooLong())
      }, graceMs).unref()
    },
    size: () => running.size,
  }
}

function tooLong(): AppError {
  return new AppError('unavailable', '')
}
