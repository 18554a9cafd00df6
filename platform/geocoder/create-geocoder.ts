import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import { boundedFetch } from '../model/bounded-fetch.ts'

/** A place that a geocoder found. */
export type FoundPlace = { latitude: number; longitude: number; name: string }

/** Finds the point of an address. */
export type Geocoder = {
  /**
   * Returns the first hit, or null: also if the geocoder fails, takes too long, or too many addresses wait. `near` is an
   * area, as west, north, east, south in degrees, whose hits come first.
   */
  find(address: string, near: readonly [number, number, number, number]): Promise<FoundPlace | null>
}

const MOST_BYTES = 64 * 1024
/** The answers that are kept, since people correct an address back and forth. */
const KEPT_MOST = 500

const answers = z.array(
  z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    display_name: z.string(),
  }),
)

/**
 * Opens the geocoder at GEOCODER_URL, the search address of Nominatim or a service with the same interface; null without the
 * setting. Asks at most once per `everyMs`, as the usage policy of the public Nominatim wants, and identifies itself with
 * the site's address.
 */
export function createGeocoder(
  { GEOCODER_URL }: Pick<Env, 'GEOCODER_URL'>,
  {
    origin,
    log,
    everyMs = 1000,
    timeoutMs = 3000,
  }: {
    origin: string
    log: Pick<Logger, 'warn'>
    everyMs?: number
    timeoutMs?: number
  },
): Geocoder | null {
  if (GEOCODER_URL === undefined) return null
  const fetchBounded = boundedFetch(MOST_BYTES)
  const kept = new Map<string, FoundPlace | null>()
  let nextAt = 0

  async function ask(address: string, near: readonly number[]): Promise<FoundPlace | null> {
    const url = new URL(GEOCODER_URL!)
    const query = { q: address, format: 'jsonv2', limit: '1', viewbox: near.join() }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const answer = await fetchBounded(url, {
      headers: { Accept: 'application/json', 'Accept-Language': 'en', 'User-Agent': origin },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`the geocoder answered ${answer.status}`)
    const [hit] = answers.parse(await answer.json())
    return hit ? { latitude: hit.lat, longitude: hit.lon, name: hit.display_name } : null
  }

  return {
    async find(address, near) {
      const key = `${address.toLowerCase()} ${near.join()}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const now = performance.now()
      const turn = Math.max(now, nextAt)
      if (turn - now > timeoutMs) return null
      nextAt = turn + everyMs
      if (turn > now) await wait(turn - now)
      try {
        const found = await ask(address, near)
        kept.set(key, found)
        if (kept.size > KEPT_MOST) kept.delete(kept.keys().next().value!)
        return found
      } catch (error) {
        // Without the address, which may be someone's own.
        log.warn({ err: (error as Error).message }, 'the geocoder failed')
        return null
      }
    },
  }
}
