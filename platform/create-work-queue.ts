import { isAppError, type AppError } from './errors.ts'

/**
 * Creates a function that runs heavy work a few at a time, in order of arrival. A task that would wait behind `waiting` others,
 * or has waited for `waitMs`, is refused with `refusal`, so that a flood cannot pile up. `pick` chooses which of one
 * requester's waiting tasks, oldest first, comes next. With `ofOne`, at most that many tasks of one requester run
 * at once, and others overtake the rest. With `stalledMs`, all waiting tasks are refused once work ends as `unavailable` and
 * none has ended otherwise for that long: what they wait for is down.
 */
export function createWorkQueue(options: {
  running: number
  waiting: number
  ofOne?: number
  waitMs?: number
  pick?: (count: number) => number
  stalledMs?: number
  refusal: () => AppError
}) {
  const { running, ofOne = running, stalledMs = Infinity } = options
  const queue: { who: string; enter(): void; refuse(): void }[] = []
  const active: string[] = []
  let lastDone = 0

  function mayRun(who: string): boolean {
    return active.length < running && active.filter((one) => one === who).length < ofOne
  }

  function wait(who: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = {
        who,
        enter() {
          clearTimeout(limit)
          resolve()
        },
        refuse() {
          clearTimeout(limit)
          queue.splice(queue.indexOf(entry), 1)
          reject(options.refusal())
        },
      }
      const limit =
        options.waitMs === undefined ? undefined : setTimeout(entry.refuse, options.waitMs)
      queue.push(entry)
    })
  }

  function leave(who: string): void {
    active.splice(active.indexOf(who), 1)
    const first = queue.findIndex((entry) => mayRun(entry.who))
    if (first < 0) return
    const own = queue.filter(({ who: one }) => one === queue[first]!.who)
    const entry = own[options.pick?.(own.length) ?? 0]!
    // They swap places, so that no other requester waits longer.
    queue[queue.indexOf(entry)] = queue[first]!
    queue.splice(first, 1)
    active.push(entry.who)
    entry.enter()
  }

  return async function turn<T>(work: () => Promise<T>, who = ''): Promise<T> {
    if (mayRun(who)) active.push(who)
    else if (queue.length >= options.waiting) throw options.refusal()
    else await wait(who)
    try {
      const result = await work()
      lastDone = performance.now()
      return result
    } catch (error) {
      if (!isAppError(error) || error.code !== 'unavailable') lastDone = performance.now()
      else if (performance.now() - lastDone > stalledMs) {
        for (const entry of queue.slice()) entry.refuse()
      }
      throw error
    } finally {
      leave(who)
    }
  }
}
