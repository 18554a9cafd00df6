import { useEffect, useState } from 'react'
import type { Box } from '#domain/project-events/place.ts'
import type { MapPin, MapPins } from '#domain/project-events/map-pin.ts'
import { localized } from '#platform/text/language.ts'

type Fetched = Pick<MapPins, 'pins' | 'capped'> & { failed: boolean }

const none: MapPin[] = []

/**
 * Fetches the pins of a URL: all of them, or if there are too many, those in the visible part of the world, again
 * after each move. Keeps the previous pins until then.
 */
export function usePins(address: string, box: Box | null): Fetched {
  const [found, setFound] = useState<Fetched>({ pins: none, capped: false, failed: false })
  const [tooMany, setTooMany] = useState<string | null>(null)

  useEffect(
    () =>
      fetchPins(address, (answer) => {
        setFound(answer)
        setTooMany(answer.capped ? address : null)
      }),
    [address],
  )
  useEffect(() => {
    if (tooMany !== address || !box) return
    const { south, west, north, east } = box
    const bounds = [south, west, north, east].map((degrees) => degrees.toFixed(3)).join(',')
    return fetchPins(`${address}&bounds=${bounds}`, setFound)
  }, [tooMany, address, box])
  return found
}

/** Fetches pins; returns a function that aborts it. */
function fetchPins(address: string, tell: (answer: Fetched) => void): () => void {
  const left = new AbortController()
  const ask = async () => {
    const answer = await fetch(localized(address), { signal: left.signal })
    if (!answer.ok) throw new Error(`${answer.status}`)
    tell({ ...((await answer.json()) as MapPins), failed: false })
  }
  ask().catch(() => {
    if (!left.signal.aborted) tell({ pins: none, capped: false, failed: true })
  })
  return () => left.abort()
}
