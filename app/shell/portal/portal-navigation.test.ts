import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import type { ShownViewer } from '../present-viewer.ts'
import { portalEntries, portalEntriesFor } from './portal-navigation.ts'

const member: ShownViewer = {
  email: 'supporter@demo.test',
  fullName: 'A Supporter',
  avatarFileId: null,
  isAdmin: false,
  isSuperuser: false,
  isPartner: false,
  isAmbassador: false,
}
const shown = (viewer: ShownViewer | null, path: string) =>
  portalEntriesFor(viewer, path).map(({ address }) => address)

test('the sidebar names only what exists, within the portal’s frame', async () => {
  const frame = (await routes).find(({ file }) => file === 'shell/portal-frame.tsx')
  const mounted = pathsOf(frame?.children ?? [])
  const named = portalEntries.flatMap(({ address, children = [] }) => [
    address,
    ...children.map((child) => child.address),
  ])
  for (const address of named) expect(mounted).toContain(address)
})

test('entries follow the person’s roles', () => {
  expect(shown(null, '/partner-dashboard')).toEqual([])
  expect(shown(member, '/admin')).toEqual([])
  expect(shown({ ...member, isAdmin: true }, '/admin')).toEqual(['/admin'])
  expect(shown({ ...member, isPartner: true }, '/partner-dashboard')).toEqual([
    '/partner-dashboard',
  ])
  const both = { ...member, isAdmin: true, isPartner: true }
  expect(shown(both, '/admin')).toEqual(['/partner-dashboard', '/admin'])
})

test('whoever waits for a decision finds their two pages while they are there', () => {
  expect(shown(member, '/partner-admin')).toEqual(['/partner-dashboard'])
  expect(shown(member, '/partner-dashboard')).toEqual(['/partner-dashboard'])
})

test('ambassadors find their rooms from everywhere, others while they are there, nobody once they are closed', () => {
  const ambassador = { ...member, isAmbassador: true }
  expect(shown(ambassador, '/partner-dashboard')).toContain('/ambassador/dashboard')
  expect(shown(member, '/ambassador/dashboard/analytics')).toEqual(['/ambassador/dashboard'])
  expect(shown(null, '/ambassador/dashboard')).toEqual([])
  expect(portalEntriesFor(ambassador, '/ambassador/dashboard', ['ambassadors'])).toEqual([])
})

test('what belongs to a closed part is not named', () => {
  const partner = { ...member, isPartner: true }
  const children = (closed: string[]) =>
    portalEntriesFor(partner, '/partner-dashboard', closed).flatMap((entry) =>
      (entry.children ?? []).map(({ address }) => address),
    )
  expect(children([])).toContain('/partner-dashboard/products')
  expect(children(['store'])).not.toContain('/partner-dashboard/products')
  expect(children(['store'])).toContain('/partner-dashboard/news')
})

function pathsOf(list: RouteConfigEntry[]): string[] {
  return list.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ])
}
