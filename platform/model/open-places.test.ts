import { expect, test } from 'vitest'
import { openPlaces } from './open-places.ts'

test('so many have a place, twice as many wait for a while, and who is too many hears it at once', async () => {
  const places = openPlaces({ most: 1, waitMs: 100 })
  const free = await places.take(60_000)
  const [first, second] = [places.take(60_000), places.take(60_000)]
  await expect(places.take(60_000)).rejects.toMatchObject({ name: 'ModelAway' })
  free()
  const freeFirst = await first
  await expect(second).rejects.toThrow('it is busy')
  freeFirst()
  await places.take(60_000)
})

test('a place frees itself, whatever its holder does', async () => {
  const places = openPlaces({ most: 1, waitMs: 30_000 })
  const free = await places.take(20)
  const freeNext = await places.take(60_000)
  // Freeing it once more gives nobody a second place.
  free()
  const busy = openPlaces({ most: 1, waitMs: 20 })
  await busy.take(60_000)
  await expect(busy.take(60_000)).rejects.toThrow('it is busy')
  freeNext()
})
