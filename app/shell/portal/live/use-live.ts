import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import {
  createLiveStore,
  type LiveStore,
  type ShownNotice,
  type LivePresence,
} from './live-store.ts'
import { followStream } from './follow-stream.ts'
import type { LiveEvent } from './read-events.ts'

/** Milliseconds without a move after which a page rests, and after which nobody is there. */
const RESTS_MS = 3_000

const AWAY_MS = 30 * 60_000

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

const OPEN = '[role="dialog"]:not([popover]), [role="menu"], dialog[open], :popover-open'

const openStream = (signal: AbortSignal) =>
  fetch('/api/live', { headers: { Accept: 'text/event-stream' }, cache: 'no-store', signal })

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

/**
 * Tells what the server says, with one stream for all tabs of one person: one tab keeps it and tells the others, and when
 * it goes the next takes over. Browsers keep few connections to one host. Where tabs cannot agree each has its own.
 */
async function shareStream({
  person,
  tell,
  signal,
  isLate,
}: {
  person: string
  tell(said: LiveEvent): void
  signal: AbortSignal
  isLate: boolean
}): Promise<void> {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    return followStream({ open: openStream, tell, signal, isLate })
  }
  const name = `live ${person}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => tell(data))
  const tellAll = (said: LiveEvent) => {
    channel.postMessage(said)
    tell(said)
  }
  const keep = (late: boolean) =>
    followStream({ open: openStream, tell: tellAll, signal, isLate: late })
  try {
    const { locks } = navigator
    const isKept = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await keep(isLate)
      return lock !== null
    })
    if (isKept) return
    if (isLate) tell({ event: 'catch-up', data: '' })
    await locks.request(name, { signal }, () => keep(true))
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    channel.close()
  }
}

/** Watches what the person does with the page, until `signal` ends it. */
function watchPresence(signal: AbortSignal): () => LivePresence {
  const opened = performance.now()
  let moved = -Infinity
  const typed = new Set<Element>()
  const options = { signal, capture: true, passive: true }
  for (const move of MOVES) {
    document.addEventListener(move, () => (moved = performance.now()), options)
  }
  const note = ({ target }: Event) => {
    if (target instanceof Element) typed.add(target)
  }
  document.addEventListener('input', note, options)
  document.addEventListener('change', note, options)
  // What was sent is no longer only here; what comes back is typed anew.
  const forget = ({ target }: Event) => {
    for (const one of typed)
      if (!one.isConnected || one.closest('form') === target) typed.delete(one)
  }
  document.addEventListener('submit', forget, options)
  document.addEventListener('reset', forget, options)

  return () => {
    for (const one of typed) if (!one.isConnected) typed.delete(one)
    if (typed.size > 0 || document.querySelector(OPEN)) return 'typing'
    if (document.hidden) return 'away'
    const now = performance.now()
    if (now - moved < RESTS_MS) return 'in use'
    // What is read anew by itself counts as using the session, and an empty chair should not keep it.
    return now - Math.max(moved, opened) > AWAY_MS ? 'away' : 'at rest'
  }
}
