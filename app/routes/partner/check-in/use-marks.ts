import { useEffect, useState, useSyncExternalStore } from 'react'
import { marksPath, type Expected } from '#domain/attendance/attendance.ts'
import { m } from '#messages'
import { localized } from '#platform/text/language.ts'
import { dropMark, keepMark, keyOf, listenToMarks, readMarks, type Mark } from './marks-store.ts'
import { withMarks } from './marked.ts'

/** How often marks that wait are sent again, and the list is read again for what others have marked. */
const RETRY_MS = 10_000
const REFRESH_MS = 20_000
const NONE: readonly Mark[] = []

/** A mark that the server did not accept, such as of someone who has canceled. */
export type NotAccepted = { id: string; name: string; reason: string }

type Sent = 'all' | 'offline' | 'signed-out'

/** A check-in list that goes on without a connection: marks are kept by the browser, and sent as soon as they can be. */
export function useMarks(loaded: {
  item: { id: string }
  date: { id: string | null }
  expected: Expected[]
}) {
  const { item, date } = loaded
  const key = keyOf(item.id, date.id)
  const marks = useSyncExternalStore(
    listenToMarks,
    () => readMarks(key),
    () => NONE,
  )
  const [fresh, setFresh] = useState<{ of: Expected[]; expected: Expected[] } | null>(null)
  const [notAccepted, setNotAccepted] = useState<NotAccepted[]>([])
  const [isSignedOut, setSignedOut] = useState(false)
  const address = localized(marksPath(item.id)) + (date.id ? `?date=${date.id}` : '')
  const expected = fresh?.of === loaded.expected ? fresh.expected : loaded.expected

  const refresh = async () => {
    const list = await readList(address)
    if (list) setFresh({ of: loaded.expected, expected: list })
  }
  const send = async () => {
    const had = readMarks(key).length
    const sent = await sendAll(key, address, (refused) =>
      setNotAccepted((others) => [...others, refused]),
    )
    if (sent === 'busy') return
    setSignedOut(sent === 'signed-out')
    if (had > readMarks(key).length) await refresh()
  }
  const mark = (what: Omit<Mark, 'id'>) => {
    // Of someone who was added here and is not sent yet, nothing is left.
    const added = marks.find(({ id, intent }) => intent === 'walk-in' && id === what.supportId)
    if (added) return dropMark(key, added.id)
    keepMark(key, { ...what, id: crypto.randomUUID() })
    void send()
  }

  useEffect(() => {
    const now = () => void send()
    now()
    window.addEventListener('online', now)
    const retry = setInterval(() => {
      if (readMarks(key).length > 0) now()
    }, RETRY_MS)
    const again = setInterval(() => {
      if (document.visibilityState === 'visible' && readMarks(key).length === 0) void refresh()
    }, REFRESH_MS)
    return () => {
      window.removeEventListener('online', now)
      clearInterval(retry)
      clearInterval(again)
    }
    // Of another list, from the beginning.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address, loaded.expected])

  return {
    expected: withMarks(expected, marks),
    waiting: marks,
    notAccepted,
    dismiss: () => setNotAccepted([]),
    isSignedOut,
    mark,
    send: () => void send(),
  }
}

const sending = new Set<string>()

/** Sends what waits, one after the other, until a connection is missing. `busy` while that is under way. */
async function sendAll(
  key: string,
  address: string,
  refused: (mark: NotAccepted) => void,
): Promise<Sent | 'busy'> {
  if (sending.has(key)) return 'busy'
  sending.add(key)
  try {
    for (;;) {
      const [mark] = readMarks(key)
      if (!mark) return 'all'
      const answer = await sendOne(address, mark)
      if (answer === 'offline' || answer === 'signed-out') return answer
      dropMark(key, mark.id)
      if (answer !== 'done') refused({ id: mark.id, name: mark.name, reason: answer.reason })
    }
  } finally {
    sending.delete(key)
  }
}

async function sendOne(
  address: string,
  mark: Mark,
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

async function readList(address: string): Promise<Expected[] | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as { expected: Expected[] }).expected : null
  } catch {
    return null
  }
}
