import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Expected } from '#domain/attendance/attendance.ts'
import { useReader } from '#app/shell/use-reader.ts'
import {
  adoptOlder,
  dropMark,
  keepMark,
  keyOf,
  listenToMarks,
  readMarks,
  type Mark,
} from './marks-store.ts'
import { addressOf, sendAll, type NotAccepted } from './send-marks.ts'
import { withMarks } from './marked.ts'

/** How often marks that wait are sent again, and the list is read again for what others have marked. */
const RETRY_MS = 10_000
const REFRESH_MS = 20_000
const NONE: readonly Mark[] = []

/** A check-in list that goes on without a connection: marks are kept by the browser, and sent as soon as they can be. */
export function useMarks(loaded: {
  item: { id: string }
  date: { id: string | null }
  expected: Expected[]
}) {
  const { item, date } = loaded
  const { viewer } = useReader()
  const key = keyOf({ account: viewer?.mark, itemId: item.id, dateId: date.id })
  const marks = useSyncExternalStore(
    listenToMarks,
    () => readMarks(key),
    () => NONE,
  )
  const [fresh, setFresh] = useState<{ of: Expected[]; expected: Expected[] } | null>(null)
  const [notAccepted, setNotAccepted] = useState<NotAccepted[]>([])
  const [isSignedOut, setSignedOut] = useState(false)
  const address = addressOf(key)
  const expected = fresh?.of === loaded.expected ? fresh.expected : loaded.expected

  const refresh = async () => {
    const list = await readList(address)
    if (list) setFresh({ of: loaded.expected, expected: list })
  }
  const send = async () => {
    const had = readMarks(key).length
    const sent = await sendAll(key, (refused) => setNotAccepted((others) => [...others, refused]))
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
    adoptOlder(key)
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
  }, [key, loaded.expected])

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

async function readList(address: string): Promise<Expected[] | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as { expected: Expected[] }).expected : null
  } catch {
    return null
  }
}
