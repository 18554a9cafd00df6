import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { KNOWN_PAGES, PRIVATE_PATHS } from './known-pages.ts'

const mounted = pathsOf(routes as RouteConfigEntry[])

test('every listed page has a route', () => {
  expect(KNOWN_PAGES.map(({ path }) => path).filter((path) => !mounted.includes(path))).toEqual([])
})

test('no page is both listed and disallowed', () => {
  const kept = KNOWN_PAGES.filter(({ path }) =>
    PRIVATE_PATHS.some((start) => `${path}/`.startsWith(start)),
  )
  expect(kept).toEqual([])
})

test('every disallowed path has a route', () => {
  const idle = PRIVATE_PATHS.filter((start) => !/[*?]/.test(start)).filter(
    (start) => !mounted.some((path) => path.startsWith(start)),
  )
  expect(idle).toEqual([])
})

function pathsOf(list: RouteConfigEntry[], parent = ''): string[] {
  return list.flatMap(({ path, index, children }) => {
    const here = path ? `${parent}/${path}` : parent
    return [...(index || path ? [here || '/'] : []), ...pathsOf(children ?? [], here)]
  })
}
