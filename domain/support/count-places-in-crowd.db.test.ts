import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { addPeople } from '#test/world/groups.ts'
import { openWorld, type World } from '#test/world/open-world.ts'
import { takenOf } from '#test/world/signing-up.ts'
import { addSupportable } from '#test/world/supporting.ts'
import { supportItem } from './support-item.ts'

let world: World
let people: Awaited<ReturnType<typeof addPeople>>
beforeAll(async () => {
  world = await openWorld()
  people = await addPeople(world, 200)
})
afterAll(() => world.close())

/** How often each answer was given to so many who sign up at the same moment. */
async function rush(itemId: string, count: number): Promise<Record<string, number>> {
  const answers = await Promise.all(
    people.slice(0, count).map((who) =>
      supportItem(world.caller(who, newId()), { kind: 'volunteer', itemId, places: '1' }).then(
        () => 'taken',
        (error: unknown) => (isAppError(error) ? `${error.code}: ${error.message}` : String(error)),
      ),
    ),
  )
  const counts: Record<string, number> = {}
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1
  return counts
}

test('120 at once for 300 places: all have theirs, nobody is sent away', async () => {
  const itemId = await addSupportable(world, { places: 300 })
  expect(await rush(itemId, 120)).toEqual({ taken: 120 })
  expect(await takenOf(world, itemId)).toBe(120)
})

test('200 at once for 10 places: ten have theirs, 190 hear that it is full', async () => {
  const itemId = await addSupportable(world, { places: 10 })
  const full =
    'conflict: Every place is taken. Should somebody step back, a place becomes free here.'
  expect(await rush(itemId, 200)).toEqual({ taken: 10, [full]: 190 })
  expect(await takenOf(world, itemId)).toBe(10)
  await expectBooksAgree(world)
})
