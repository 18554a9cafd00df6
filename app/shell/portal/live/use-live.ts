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

/** Milliseconds without interaction after which a page is idle, and after which the user is away. */
const RESTS_MS = 3_000

const AWAY_MS = 30 * 60_000

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

const OPEN = '[role="dialog"]:not([popover]), [role="menu"], dialog[open], :popover-open'

const openStream = (signal: AbortSignal) =>
  fetch('/api/live', { headers: { Accept: 'text/event-stream' }, cache: 'no-store', signal })

/** How long a tab may be hidden before it stops listening, in milliseconds. */
const HIDDEN_MS = 5 * 60_000

const NOTHING: ShownNotice = { news: [], isWaiting: false }

/** Listens while the page is open, for the user with that email; null disables it. */
export function useLive(person: string | null): ShownNotice & { show: () => void } {
  const [shown, setShown] = useState(NOTHING)
  const desk = useRef<LiveStore>(null)
  const { revalidate } = useRevalidator()
  const { key } = useLocation()
  // A different page has just been loaded.
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

/** Listens until `signal` aborts, except while the tab has been hidden for long. */
function listenWhileSeen(person: string, desk: LiveStore, signal: AbortSignal): void {
  // Browsers from before 2024 are treated as without JavaScript here: a reload shows the same.
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
 * Reports the server's events, with one stream for all tabs of a user, because browsers limit connections per host: one
 * tab holds it and forwards events to the others, and when it closes, the next takes over. Without locks each tab has
 * its own stream.
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

/** Tracks the user's activity on the page, until `signal` aborts. */
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
  // A submitted form is no longer unsaved; later input counts again.
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
    // An automatic reload counts as using the session, and an absent user must not keep it alive.
    return now - Math.max(moved, opened) > AWAY_MS ? 'away' : 'at rest'
  }
}
