import { followStream } from './follow-stream.ts'
import type { LiveEvent } from './read-events.ts'

const openStream = (signal: AbortSignal) =>
  fetch('/api/live', { headers: { Accept: 'text/event-stream' }, cache: 'no-store', signal })

/**
 * Tells what the server says, with one stream for all tabs of one person: one tab keeps it and tells the others, and when
 * it goes the next takes over. Browsers keep few connections to one host. Where tabs cannot agree each has its own.
 */
export async function shareStream({
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
