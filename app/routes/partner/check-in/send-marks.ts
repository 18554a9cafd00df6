import { marksPath } from '#domain/attendance/attendance.ts'
import { m } from '#messages'
import { localized } from '#platform/text/language.ts'
import { dropMark, listOf, readMarks, type Mark } from './marks-store.ts'

/** A mark that the server did not accept, such as of someone who has canceled. */
export type NotAccepted = { id: string; name: string; reason: string }

type Sent = 'all' | 'offline' | 'signed-out'

/** Where the marks of a list are sent. */
export function addressOf(key: string): string {
  const { itemId, dateId } = listOf(key)
  return localized(marksPath(itemId)) + (dateId ? `?date=${dateId}` : '')
}

const sending = new Set<string>()

/** Sends what waits, one after the other, until a connection is missing. `busy` while that is under way. */
export async function sendAll(
  key: string,
  refused: (mark: NotAccepted) => void,
): Promise<Sent | 'busy'> {
  if (sending.has(key)) return 'busy'
  sending.add(key)
  const address = addressOf(key)
  const { account } = listOf(key)
  try {
    for (;;) {
      const [mark] = readMarks(key)
      if (!mark) return 'all'
      const answer = await sendOne(address, { ...mark, account })
      if (answer === 'offline' || answer === 'signed-out') return answer
      dropMark(key, mark.id)
      if (answer !== 'done') refused({ id: mark.id, name: mark.name, reason: answer.reason })
    }
  } finally {
    sending.delete(key)
  }
}

/** The server takes a mark only from the account that made it, whoever is signed in by now. */
async function sendOne(
  address: string,
  mark: Mark & { account: string },
): Promise<'done' | 'offline' | 'signed-out' | { reason: string }> {
  try {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(mark) })
    if (answer.ok) return 'done'
    if (answer.status === 401) return 'signed-out'
    // Too busy, or on its way to being up again.
    if (answer.status >= 500 || answer.status === 429 || answer.status === 408) return 'offline'
    const said = (await answer.json().catch(() => null)) as { message?: string } | null
    return { reason: said?.message || m.onday_mark_failed() }
  } catch {
    return 'offline'
  }
}
