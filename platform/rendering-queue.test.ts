import { expect, test } from 'vitest'
import { createRenderingQueue } from './rendering-queue.ts'

test('a client that requests many pages at once waits, and others go first', async () => {
  const renderInTurn = createRenderingQueue()
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const draw = (who: string, until: Promise<void> = Promise.resolve()) =>
    renderInTurn(async () => {
      order.push(who)
      await until
    }, who)
  const crowd = [draw('crowd', first.promise), ...Array.from({ length: 50 }, () => draw('crowd'))]
  await draw('somebody else')
  expect(order).toEqual(['crowd', 'somebody else'])
  first.resolve()
  await Promise.all(crowd)
  expect(order).toHaveLength(52)
})
