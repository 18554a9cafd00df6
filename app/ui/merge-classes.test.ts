import { globSync, readFileSync } from 'node:fs'
import { createTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { classGroups } from './class-groups.ts'
import { mergeClasses } from './merge-classes.ts'

const merge = mergeClasses(classGroups)
/** The library, with the same knowledge. */
const theirs = createTailwindMerge(() => ({
  ...(classGroups as object as Omit<ReturnType<Parameters<typeof createTailwindMerge>[0]>, never>),
  cacheSize: 0,
  theme: {},
  conflictingClassGroupModifiers: {},
}))

/** All lists of classes that stand in our markup, and each class of them. */
const lists = [
  ...new Set(
    globSync('app/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(
        ([, one, other]) => one ?? other ?? '',
      ),
    ),
  ),
].filter((text) => /[a-z]-|:/.test(text))
const words = [...new Set(lists.flatMap((list) => list.split(/\s+/)))]

test('one list, and any two that follow each other, are merged as by the library', () => {
  expect(lists.length).toBeGreaterThan(800)
  const differing = lists.flatMap((list, at) => {
    const pair = `${list} ${lists[(at * 7 + 3) % lists.length]}`
    return [list, pair].filter((text) => merge(text) !== theirs(text))
  })
  expect(differing).toEqual([])
})

test('so are any words of them in any order', () => {
  expect(words.length).toBeGreaterThan(1_000)
  let state = 7
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const differing: string[] = []
  for (let turn = 0; turn < 8_000; turn += 1) {
    const some = Array.from({ length: 2 + next(9) }, () => words[next(words.length)]!).join(' ')
    if (merge(some) !== theirs(some)) differing.push(some)
  }
  expect(differing).toEqual([])
})

test.each([
  ['p-4 px-2', 'p-4 px-2'],
  ['px-2 p-4', 'p-4'],
  ['hover:p-2 p-4', 'hover:p-2 p-4'],
  ['md:hover:bg-sand hover:md:bg-paper', 'hover:md:bg-paper'],
  ['before:hover:bg-sand hover:before:bg-paper', 'before:hover:bg-sand hover:before:bg-paper'],
  ['[&_p]:p-2 [&_p]:p-3', '[&_p]:p-3'],
  ['w-[calc(100%-1rem)] w-2', 'w-2'],
  ['-mt-1 mt-2', 'mt-2'],
  ['bg-primary/50 bg-sand', 'bg-sand'],
  ['p-2! p-4', 'p-2! p-4'],
  ['p-2! p-4!', 'p-4!'],
  ['[color:red] [color:blue] [width:1px]', '[color:blue] [width:1px]'],
  ['nothing-we-know p-2 nothing-we-know', 'nothing-we-know p-2 nothing-we-know'],
  ['', ''],
  ['  p-2  ', 'p-2'],
])('%s becomes %s', (classes, merged) => {
  expect(merge(classes)).toBe(merged)
  expect(theirs(classes)).toBe(merged)
})

test('what is remembered is forgotten in time, and comes out the same', () => {
  const many = Array.from({ length: 1_200 }, (_, at) => `p-${at} p-2 m-${at}`)
  const first = many.map(merge)
  expect(many.map(merge)).toEqual(first)
})
