import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import {
  entries,
  entriesAt,
  footerColumns,
  signInAddress,
  signOutAddress,
  signUpAddress,
  type Entry,
} from './navigation.ts'
import type { ShownViewer } from './present-viewer.ts'

const member: ShownViewer = {
  email: 'supporter@demo.test',
  fullName: 'A Supporter',
  isAdmin: false,
  isSuperuser: false,
  isPartner: false,
}

test('menus name only what exists', () => {
  const mounted = pathsOf(routes as RouteConfigEntry[])
  const named = entries.map(({ address }) => address)
  for (const address of [...named, signInAddress, signUpAddress, signOutAddress]) {
    const { pathname } = new URL(address, 'http://here.example')
    expect(mounted, address).toContain(pathname)
  }
})

test('a visitor finds no entry of a signed-in person', () => {
  expect(entriesAt('account', null)).toEqual([])
  expect(footerColumns(null)).toEqual([])
})

test('a signed-in person finds the dashboard in the account menu and in the footer', () => {
  const addresses = (all: readonly Entry[]) => all.map(({ address }) => address)
  expect(addresses(entriesAt('account', member))).toEqual(['/dashboard'])
  expect(footerColumns(member).map(({ title }) => title)).toEqual(['My Account'])
})

test('an entry for staff is for staff only, and stands in each of its places', () => {
  const panel: Entry = {
    address: '/panel',
    label: () => 'Panel',
    places: ['account', 'footer-account'],
    isFor: (viewer) => viewer?.isAdmin === true,
  }
  const shown = (viewer: ShownViewer | null) =>
    [entriesAt('account', viewer, [panel]), footerColumns(viewer, [panel])].map(
      (list) => list.length,
    )
  expect(shown(null)).toEqual([0, 0])
  expect(shown(member)).toEqual([0, 0])
  expect(shown({ ...member, isAdmin: true })).toEqual([1, 1])
})

function pathsOf(list: RouteConfigEntry[], parent = ''): string[] {
  return list.flatMap(({ path, index, children }) => {
    const here = path ? `${parent}/${path}` : parent
    const own = index || path ? [here || '/'] : []
    return [...own, ...pathsOf(children ?? [], here)]
  })
}
