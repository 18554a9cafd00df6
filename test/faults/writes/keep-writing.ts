import { setTimeout as pause } from 'node:timers/promises'
import type { Sent } from './check-writes.ts'
import { toldAnew, type Write } from './writes.ts'

/** How a writer behaves; the checks must detect all but the first. */
export type Manner =
  | 'repeats' // what was not answered is sent again, and every third that was: as people and browsers do
  | 'believes' // takes what was sent for done before the answer has come, and never looks again
  | 'writes anew' // says again what was answered, as something else

export type Writers = {
  /** Everything sent so far. */
  all: Sent[]
  answered(): number
  /** Lets every writer finish its current write, and returns how many were confirmed in the meantime. */
  finish(): Promise<void>
}

/**
 * Starts writers, each with one write after the other, at the current address of the product; `where` waits until it
 * listens. Every fifth unanswered write is not repeated: it may be stored or not, but must be complete.
 */
export function keepWriting(
  people: (() => Write)[],
  where: () => Promise<string>,
  manner: Manner = 'repeats',
): Writers {
  const all: Sent[] = []
  let isOver = false
  let count = 0

  async function write(next: () => Write): Promise<void> {
    while (!isOver) {
      const one = next()
      if (!(await prepare(one))) continue
      const sent: Sent = { kind: one.kind, token: one.token, wasAnswered: manner === 'believes' }
      all.push(sent)
      const at = (count += 1)
      for (;;) {
        const status = await statusOf(one)
        if (status === 302) sent.wasAnswered = true
        if (status === 302 && at % 3 === 0) {
          if (manner === 'writes anew' && one.kind === 'message') {
            await statusOf(toldAnew(one.token))
          } else await statusOf(one)
        }
        const isRefused = status !== null && status >= 400 && status < 500
        if (status === 302 || isRefused || manner === 'believes' || at % 5 === 0) break
        await pause(20)
      }
    }
  }

  async function prepare(one: Write): Promise<boolean> {
    while (!isOver) {
      try {
        await one.prepare(await where())
        return true
      } catch {
        await pause(20)
      }
    }
    return false
  }

  /** Null without an answer. */
  async function statusOf(one: Write): Promise<number | null> {
    try {
      const answer = await one.send(await where())
      await answer.body?.cancel()
      return answer.status
    } catch {
      return null
    }
  }

  const done = Promise.all(people.map(write))
  return {
    all,
    answered: () => all.filter(({ wasAnswered }) => wasAnswered).length,
    async finish() {
      isOver = true
      await done
    },
  }
}
