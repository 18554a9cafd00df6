import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '#test/world/open-world.ts'
import { pictureFile } from '#test/world/pictures.ts'
import { keepFile } from './keep-file.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

describe('keeping', () => {
  test('a picture', async () => {
    const { id } = await keepFile(world.caller('partner'), {
      kind: 'project-images',
      file: await pictureFile({ width: 2000, height: 1000 }),
    })
    const sizes = await Promise.all(
      [id, `${id}-960`, `${id}-480`].map(
        async (key) => (await world.house.storage.open(key))?.bytes,
      ),
    )
    expect(sizes).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)])
  })
})
