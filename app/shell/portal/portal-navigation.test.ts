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
  duties: [],
  isAmbassador: false,
}
const shown = (viewer: ShownViewer | null, path: string) =>
  portalEntriesFor(viewer, path).map(({ address }) => address)

test('the sidebar only links to existing routes within the portal’s frame', async () => {
  const frame = (await routes).find(({ file }) => file === 'shell/portal-frame.tsx')
  const mounted = pathsOf(frame?.children ?? [])
  const named = portalEntries.flatMap(({ address, children = [] }) => [
    address,
    ...children.map((child) => child.address),
  ])
  for (const address of named) expect(mounted).toContain(address)
})

test('entries follow the user’s roles', () => {
  expect(shown(null, '/partner-dashboard')).toEqual([])
  expect(shown(member, '/admin')).toEqual([])
  expect(shown({ ...member, isAdmin: true }, '/admin')).toEqual(['/admin'])
  expect(
    shown({ ...member, isPartner: true, duties: ['own' as const] }, '/partner-dashboard'),
  ).toEqual(['/partner-dashboard'])
  const both = { ...member, isAdmin: true, isPartner: true, duties: ['own' as const] }
  expect(shown(both, '/admin')).toEqual(['/partner-dashboard', '/admin'])
})

test('applicants see their two pages only while they are on them', () => {
  expect(shown(member, '/partner-admin')).toEqual(['/partner-dashboard'])
  expect(shown(member, '/partner-dashboard')).toEqual(['/partner-dashboard'])
})

test('ambassadors always see their entries, others only while on those pages, and nobody once the feature is off', () => {
  const ambassador = { ...member, isAmbassador: true }
  expect(shown(ambassador, '/partner-dashboard')).toContain('/ambassador/dashboard')
  expect(shown(member, '/ambassador/dashboard/analytics')).toEqual(['/ambassador/dashboard'])
  expect(shown(null, '/ambassador/dashboard')).toEqual([])
  expect(portalEntriesFor(ambassador, '/ambassador/dashboard', ['ambassadors'])).toEqual([])
})

test('entries of a closed feature are hidden', () => {
  const partner = { ...member, isPartner: true, duties: ['own' as const] }
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
