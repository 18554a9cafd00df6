import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { adminParts, partAt, partsFor } from './admin-parts.ts'

test('every part has a page', async () => {
  const mounted = pathsOf(await routes)
  for (const { to } of Object.values(adminParts)) expect(mounted).toContain(to)
})

test('admins do not see superusers’ parts', () => {
  const shown = (isSuperuser: boolean) => partsFor(isSuperuser).map(([part]) => part)
  expect(shown(false)).not.toContain('activity')
  expect(shown(true)).toEqual([...shown(false), 'activity'])
})

test.each([
  ['/admin', 'projects-events'],
  ['/admin/projects-events/x', 'projects-events'],
  ['/admin/users/x', 'users'],
  ['/admin/usersx', 'projects-events'],
  ['/admin/filters', null],
  ['/dashboard', null],
])('%s belongs to %s', (pathname, part) => {
  expect(partAt(pathname)).toBe(part)
})

function pathsOf(list: RouteConfigEntry[]): string[] {
  return list.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ])
}
