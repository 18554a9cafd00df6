import { expect, test } from 'vitest'
import { openPlaces } from './open-places.ts'

test('a number of requests get a slot, twice as many wait for a while, and the rest are refused at once', async () => {
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

test('a slot frees itself, whatever its holder does', async () => {
  const places = openPlaces({ most: 1, waitMs: 30_000 })
  const free = await places.take(20)
  const freeNext = await places.take(60_000)
  // Freeing it again gives nobody a second slot.
  free()
  const busy = openPlaces({ most: 1, waitMs: 20 })
  await busy.take(60_000)
  await expect(busy.take(60_000)).rejects.toThrow('it is busy')
  freeNext()
})
