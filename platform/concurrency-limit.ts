import { AppError } from './errors.ts'

/** One running piece of work. */
export type ConcurrencySlot = {
  /** Aborted, with an AppError, after the time limit or when the process is about to end. */
  signal: AbortSignal
  /** Frees the slot; calling it again has no effect. */
  end(): void
}

/** Limits concurrent work. */
export type ConcurrencyLimit = {
  /**
   * Takes a slot for an owner.
   *
   * @throws AppError too_many if the owner has the maximum, unavailable if all slots are taken or the process is ending.
   */
  begin(who: string): ConcurrencySlot
  /** Starts nothing new, and aborts what still runs after `graceMs`. */
  close(graceMs: number): void
  /** The number of running pieces of work. */
  size(): number
}

/** Creates slots for long-running work: `mostOfOne` per owner, `most` in total, each for at most `longestMs`. */
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
