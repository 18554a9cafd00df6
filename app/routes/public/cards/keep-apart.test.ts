import { expect, test } from 'vitest'
import { keepApart } from './keep-apart.ts'
import { compositionsFor, variantOf } from './subject-of.ts'

const items = (title: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `${title} ${n}`,
    title,
    district: null,
    image: null,
  }))

/** Cards at most three apart, which a grid of three columns puts beside or below each other. */
function neighborsOf<Item>(list: Item[]): [Item, Item][] {
  return list.flatMap((one, at) =>
    list.slice(at + 1, at + 4).map((other): [Item, Item] => [one, other]),
  )
}

test.each(['Soup', 'Music', 'Letters', 'Solar energy'])(
  'a list all about "%s" never shows the same picture beside itself',
  (title) => {
    const shown = keepApart(items(title, 60)).map(({ variant }) => variant!)
    for (const [one, other] of neighborsOf(shown)) expect(one).not.toEqual(other)
    if (compositionsFor(shown[0]!.subject, title).length < 2) return
    // With a choice of drawings, those side by side differ.
    for (const [at, one] of shown.entries()) {
      if (at > 0) expect(one.composition).not.toBe(shown[at - 1]!.composition)
    }
  },
)

test('an item looks as on its page if nothing beside it looks like it', () => {
  const list = ['Soup', 'Music', 'Letters', 'Solar energy'].flatMap((title) => items(title, 1))
  for (const item of keepApart(list)) expect(item.variant).toEqual(variantOf(item))
})

test('the same list looks the same each time, and an own picture stays', () => {
  const list = items('Soup', 10)
  expect(keepApart(list)).toEqual(keepApart(list))
  const [own] = keepApart([{ ...list[0]!, image: '/files/a' }])
  expect(own?.variant).toBeNull()
})
