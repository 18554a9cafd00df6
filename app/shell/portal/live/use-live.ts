import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { createLiveStore, type LiveStore, type ShownNotice } from './live-store.ts'
import { shareStream } from './share-stream.ts'
import { watchPresence } from './watch-presence.ts'

/** How long a tab may be hidden before it stops listening. */
const HIDDEN_MS = 5 * 60_000

const NOTHING: ShownNotice = { news: [], isWaiting: false }

/** Listens for as long as the page is open, for the person with that address; not at all for null. */
export function useLive(person: string | null): ShownNotice & { show: () => void } {
  const [shown, setShown] = useState(NOTHING)
  const desk = useRef<LiveStore>(null)
  const { revalidate } = useRevalidator()
  const { key } = useLocation()
  // Another page was just read.
  useEffect(() => {
    if (key) desk.current?.clear()
  }, [key])
  useEffect(() => {
    if (person === null) return
    const open = new AbortController()
    const own = createLiveStore({
      presence: watchPresence(open.signal),
      refresh: () => void revalidate(),
      show: setShown,
    })
    desk.current = own
    listenWhileSeen(person, own, open.signal)
    return () => {
      desk.current = null
      own.close()
      open.abort()
    }
  }, [person, revalidate])
  return { ...shown, show: () => desk.current?.show() }
}

/** Listens until `signal` ends it, but for the time that the tab is hidden for long. */
function listenWhileSeen(person: string, desk: LiveStore, signal: AbortSignal): void {
  // Browsers from before 2024 are as good as without scripts here: a reload shows the same.
  if (!('any' in AbortSignal)) return
  let stream: AbortController | null = null
  let hiding: ReturnType<typeof setTimeout> | undefined
  const listen = (isLate: boolean) => {
    stream = new AbortController()
    const both = AbortSignal.any([signal, stream.signal])
    void shareStream({ person, tell: desk.take, signal: both, isLate })
  }
  const stop = () => {
    stream?.abort()
    stream = null
  }
  listen(false)
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(hiding)
      if (document.hidden) {
        hiding = setTimeout(stop, HIDDEN_MS)
      } else if (stream) {
        desk.look()
      } else {
        listen(true)
      }
    },
    { signal },
  )
  signal.addEventListener('abort', () => clearTimeout(hiding))
}
