import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { adminTabs, tabsFor } from './admin-tabs.ts'

test('every admin tab has a page', async () => {
  const mounted = pathsOf(await routes)
  for (const { to } of Object.values(adminTabs)) expect(mounted).toContain(to)
})

test('admins do not see superuser tabs', () => {
  const shown = (isSuperuser: boolean) => tabsFor(isSuperuser).map(([tab]) => tab)
  expect(shown(false)).not.toContain('activity')
  expect(shown(true)).toEqual([...shown(false), 'activity'])
})

function pathsOf(list: RouteConfigEntry[]): string[] {
  return list.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ])
}
