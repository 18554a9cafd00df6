import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const CHANNEL = 'session-changed'
const MARK = '/auth/session'

/**
 * Keeps an open tab in sync with the session: when another tab signs in or out, and when the user returns to this one.
 * A failed check, as without a connection, changes nothing.
 */
export function WatchSession({ mark }: { mark: string | null }) {
  const { revalidate } = useRevalidator()
  const known = useRef(mark)

  useEffect(() => {
    if (known.current === mark) return
    known.current = mark
    if (typeof BroadcastChannel === 'undefined') return
    const others = new BroadcastChannel(CHANNEL)
    others.postMessage(CHANNEL)
    others.close()
  }, [mark])

  useEffect(() => {
    async function check() {
      if (document.visibilityState === 'hidden' && known.current === null) return
      const now = await askMark()
      if (now !== undefined && now !== known.current) await revalidate()
    }
    const seen = () => {
      // A visitor has nothing to lose; their pages check when opened.
      if (known.current !== null && document.visibilityState === 'visible') void check()
    }
    const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
    const heard = () => void check()
    others?.addEventListener('message', heard)
    document.addEventListener('visibilitychange', seen)
    addEventListener('focus', seen)
    addEventListener('pageshow', seen)
    return () => {
      others?.close()
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('focus', seen)
      removeEventListener('pageshow', seen)
    }
  }, [revalidate])
  return null
}

async function askMark(): Promise<string | null | undefined> {
  try {
    const answer = await fetch(MARK, { headers: { Accept: 'application/json' } })
    if (!answer.ok) return undefined
    return ((await answer.json()) as { mark: string | null }).mark
  } catch {
    return undefined
  }
}
