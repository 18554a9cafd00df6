import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { m } from '#messages'
import { speak } from '#platform/speak.ts'
import {
  entries,
  entriesAt,
  footerColumns,
  rowsOf,
  signInAddress,
  signOutAddress,
  signUpAddress,
  type MenuEntry,
  type MenuPlace,
} from './navigation.ts'
import type { ShownViewer } from './present-viewer.ts'

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

const reader = (viewer: ShownViewer | null) => ({ viewer, closed: [] })

test('menus only link to existing routes', () => {
  const mounted = pathsOf(routes as RouteConfigEntry[])
  const named = entries.map(({ address }) => address)
  for (const address of [...named, signInAddress, signUpAddress, signOutAddress]) {
    const { pathname } = new URL(address, 'http://here.example')
    expect(mounted, address).toContain(pathname)
  }
})

const labels = (all: readonly MenuEntry[]) => all.map(({ label }) => label())
const titles = (viewer: ShownViewer | null) =>
  footerColumns(reader(viewer)).map(({ title }) => title)

test('everyone gets the same nine links and the same footer, in this order', () => {
  const at = (place: MenuPlace) => labels(entriesAt(place, reader(null)))
  expect(at('header')).toEqual([
    'Projects & Events',
    'Plan a Visit',
    'Calendar',
    'Map',
    'Become an Ambassador',
    'Store',
    'Partners',
    'Contact',
    'AI Assistant',
  ])
  expect(at('mobile-bar')).toEqual(['Contact'])
  expect(at('footer-about')).toEqual(['Our Mission', 'Partners', 'FAQ', 'Contact'])
  expect(at('footer-support')).toEqual(['Calendar', 'Map', 'Store', 'AI Assistant'])
  expect(at('footer-join')).toEqual(['Volunteer', 'Donate', 'Become an Ambassador', 'Plan a Visit'])
  expect(at('footer-legal')).toEqual(['Privacy Policy', 'Terms of Service', 'Accessibility'])
  expect(at('account')).toEqual([])
  expect(titles(null)).toEqual(['About', 'Support', 'Join'])
})

test('from 1280 px the header shows all links, including Contact, and the assistant as an icon', () => {
  const header = entriesAt('header', reader(null))
  expect(labels(header.filter(({ row }) => row === 'icon'))).toEqual(['AI Assistant'])
  expect(header.every(({ row }) => row !== undefined)).toBe(true)
  expect(header.find(({ address }) => address === '/contact')?.row).toBe('xl')
})

test('nothing links to a closed feature', () => {
  const closed = { viewer: null, closed: ['store', 'visit', 'ambassadors', 'donations'] }
  expect(labels(entriesAt('header', closed))).toEqual([
    'Projects & Events',
    'Calendar',
    'Map',
    'Partners',
    'Contact',
    'AI Assistant',
  ])
  expect(labels(entriesAt('footer-join', closed))).toEqual(['Volunteer'])
})

test('a signed-in user finds the dashboard in the account menu and in the footer', () => {
  expect(labels(entriesAt('account', reader(member)))).toEqual(['My Dashboard', 'Account settings'])
  expect(labels(entriesAt('footer-account', reader(member)))).toEqual([
    'Dashboard',
    'Account settings',
  ])
  expect(titles(member)).toEqual(['About', 'Support', 'Join', 'My Account'])
})

test('an ambassador finds the ambassador dashboard where others are invited to become one', () => {
  const ambassador = reader({ ...member, isAmbassador: true })
  expect(labels(entriesAt('header', ambassador))).toEqual([
    'Projects & Events',
    'Plan a Visit',
    'Calendar',
    'Map',
    'Ambassador Dashboard',
    'Store',
    'Partners',
    'Contact',
    'AI Assistant',
  ])
  expect(labels(entriesAt('footer-join', ambassador))).toEqual([
    'Volunteer',
    'Donate',
    'Plan a Visit',
  ])
  expect(labels(entriesAt('account', ambassador))).toEqual([
    'My Dashboard',
    'Ambassador Dashboard',
    'Account settings',
  ])
  expect(labels(entriesAt('footer-account', ambassador))).toEqual([
    'Dashboard',
    'Ambassador Dashboard',
    'Account settings',
  ])
  const closed = { ...ambassador, closed: ['ambassadors'] }
  for (const place of ['header', 'footer-join', 'account', 'footer-account'] as const) {
    expect(labels(entriesAt(place, closed)).filter((label) => /Ambassador/.test(label))).toEqual([])
  }
})

test('a partner also finds the partner dashboard, staff the admin panel', () => {
  const partner = { ...member, isPartner: true, duties: ['own' as const] }
  expect(labels(entriesAt('footer-account', reader(partner)))).toEqual([
    'Dashboard',
    'Account settings',
    'Partner Dashboard',
  ])
  const admin = { ...member, isAdmin: true }
  expect(labels(entriesAt('account', reader(admin)))).toEqual([
    'My Dashboard',
    'Account settings',
    'Admin Panel',
  ])
  expect(labels(entriesAt('footer-account', reader(admin)))).toEqual([
    'Dashboard',
    'Account settings',
    'Admin Panel',
  ])
})

test('a staff entry is shown to staff only, in each of its places', () => {
  const panel: MenuEntry = {
    address: '/panel',
    label: () => 'Panel',
    places: ['account', 'footer-account'],
    isFor: (viewer) => viewer?.isAdmin === true,
  }
  const shown = (viewer: ShownViewer | null) =>
    [entriesAt('account', reader(viewer), [panel]), footerColumns(reader(viewer), [panel])].map(
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

describe('the header’s row', () => {
  const header = entriesAt('header', reader(null))
  const linkRows = (links: readonly MenuEntry[], beside: string[]) =>
    [...rowsOf(links, { always: beside, wide: ['עברית'] })].map(([{ address }, row]) => [
      address,
      row,
    ])
  const beside = ['Friends for Israel', 'Sign In', 'Sign Up']
  const own = new Map(header.map(({ address, row }) => [address, row]))

  test('has each link from the width that is its own, in English and Hebrew', () => {
    for (const language of ['en', 'he'] as const) {
      const rows = speak(language, () =>
        rowsOf(header, {
          always: [m.site_name(), m.shell_sign_in(), m.shell_sign_up()],
          wide: [m.language_name({}, { locale: language === 'en' ? 'he' : 'en' })],
        }),
      )
      expect(rows.size).toBe(8)
      for (const [{ address }, row] of rows) expect(row, address).toBe(own.get(address))
    }
  })

  test('has fewer links where texts are longer, the first ones longest', () => {
    const longer = (text: string) => text.padEnd(text.length * 1.4, 'ö')
    const links = header.map((entry) => ({ ...entry, label: () => longer(entry.label()) }))
    expect(linkRows(links, beside.map(longer))).toEqual([
      ['/projects-events', 'md'],
      ['/visit', 'xl'],
      ['/calendar', 'xl'],
      ['/map', 'xl'],
      ['/store', 'xl'],
      ['/ambassador', null],
      ['/partners', null],
      ['/contact', null],
    ])
  })
})
