import {
  HandHeart,
  Handshake,
  LayoutDashboard,
  Mail,
  MessageCircleQuestion,
  ShieldCheck,
  UserCog,
  type LucideIcon,
} from 'lucide-react'
import { m } from '#messages'
import type { Feature } from '#domain/content/feature.ts'
import type { ShownViewer } from './present-viewer.ts'

/**
 * Where an entry is shown: the header, its icon bar on phones, the account menu, a footer column, or the footer's
 * bottom line.
 */
export type MenuPlace =
  | 'header'
  | 'mobile-bar'
  | 'account'
  | `footer-${'about' | 'support' | 'join' | 'account' | 'legal'}`

/** Breakpoints of the header: 768, 1024 and 1280 px. */
export type HeaderWidth = 'md' | 'lg' | 'xl' | 'icon'

export type MenuEntry = {
  address: string
  label: () => string
  places: readonly MenuPlace[]
  icon?: LucideIcon
  /** Breakpoint from which a header link is in the row; below, it is in the menu. `icon`: next to the cart, from `xl` up. */
  row?: HeaderWidth
  /** The feature it belongs to; the entry is hidden while that is off. */
  feature?: Feature
  /** Who sees it; everyone by default. */
  isFor?: (viewer: Standing | null) => boolean
}

/** What decides which entries someone who is signed in has. */
export type Standing = Pick<ShownViewer, 'isAdmin' | 'isPartner' | 'isAmbassador'>

const members = (viewer: Standing | null) => viewer !== null
const ambassadors = (viewer: Standing | null) => viewer?.isAmbassador === true
const others = (viewer: Standing | null) => !ambassadors(viewer)
const partners = (viewer: Standing | null) => viewer?.isPartner === true
const staff = (viewer: Standing | null) => viewer?.isAdmin === true

/** All menu entries of the site, in display order. Only existing pages are listed. */
export const entries: readonly MenuEntry[] = [
  { address: '/projects-events', label: m.shell_projects_events, places: ['header'], row: 'md' },
  { address: '/about', label: m.shell_our_mission, places: ['footer-about'] },
  {
    address: '/visit',
    label: m.visit_title,
    places: ['header'],
    row: 'md',
    feature: 'visit',
  },
  {
    address: '/calendar',
    label: m.calendar_title,
    places: ['header', 'footer-support'],
    row: 'md',
    feature: 'calendar',
  },
  {
    address: '/map',
    label: m.map_title,
    places: ['header', 'footer-support'],
    row: 'lg',
    feature: 'map',
  },
  {
    address: '/ambassador',
    label: m.ambassador_title,
    places: ['header'],
    row: 'xl',
    feature: 'ambassadors',
    isFor: others,
  },
  {
    address: '/ambassador/dashboard',
    label: m.campaigns_dashboard,
    places: ['header'],
    row: 'xl',
    feature: 'ambassadors',
    isFor: ambassadors,
  },
  {
    address: '/store',
    label: m.store_page_title,
    places: ['header', 'footer-support'],
    row: 'lg',
    feature: 'store',
  },
  {
    address: '/partners',
    label: m.shell_partners,
    places: ['header', 'footer-about'],
    row: 'xl',
  },
  { address: '/about#faq', label: m.shell_faq, places: ['footer-about'] },
  {
    address: '/contact',
    label: m.contact_nav,
    places: ['header', 'mobile-bar', 'footer-about'],
    row: 'xl',
    icon: Mail,
  },
  {
    address: '/ai',
    label: m.chat_title,
    places: ['header', 'footer-support'],
    row: 'icon',
    icon: MessageCircleQuestion,
    feature: 'assistant',
  },
  {
    address: '/projects-events?type=project&category=volunteer',
    label: m.shell_volunteer,
    places: ['footer-join'],
    feature: 'volunteering',
  },
  {
    address: '/projects-events?type=project&category=donation',
    label: m.shell_donate,
    places: ['footer-join'],
    feature: 'donations',
  },
  {
    address: '/ambassador',
    label: m.ambassador_title,
    places: ['footer-join'],
    feature: 'ambassadors',
    isFor: others,
  },
  {
    address: '/visit',
    label: m.visit_title,
    places: ['footer-join'],
    feature: 'visit',
  },
  {
    address: '/dashboard',
    label: m.shell_my_dashboard,
    places: ['account'],
    icon: LayoutDashboard,
    isFor: members,
  },
  {
    address: '/dashboard',
    label: m.shell_dashboard,
    places: ['footer-account'],
    isFor: members,
  },
  {
    address: '/ambassador/dashboard',
    label: m.campaigns_dashboard,
    places: ['account', 'footer-account'],
    icon: HandHeart,
    feature: 'ambassadors',
    isFor: ambassadors,
  },
  {
    address: '/account',
    label: m.account_nav,
    places: ['account', 'footer-account'],
    icon: UserCog,
    isFor: members,
  },
  {
    address: '/partner-dashboard',
    label: m.shell_partner_dashboard,
    places: ['account', 'footer-account'],
    icon: Handshake,
    isFor: partners,
  },
  {
    address: '/admin',
    label: m.shell_admin_panel,
    places: ['account', 'footer-account'],
    icon: ShieldCheck,
    isFor: staff,
  },
  { address: '/privacy', label: m.legal_privacy, places: ['footer-legal'] },
  { address: '/terms', label: m.legal_terms, places: ['footer-legal'] },
  { address: '/accessibility', label: m.legal_accessibility, places: ['footer-legal'] },
]

/** Who the menus are for, and which features are off. */
export type MenuReader = { viewer: Standing | null; closed: readonly string[] }

/** Returns the entries of one place for this viewer. */
export function entriesAt(
  place: MenuPlace,
  { viewer, closed }: MenuReader,
  all: readonly MenuEntry[] = entries,
): readonly MenuEntry[] {
  return all.filter(
    ({ places, isFor, feature }) =>
      places.includes(place) && (!isFor || isFor(viewer)) && !(feature && closed.includes(feature)),
  )
}

/** Which links are in the header's row first. */
const ROWS = ['md', 'lg', 'xl'] as const
export type MenuRow = (typeof ROWS)[number]

/**
 * How many letters the header's row holds from each breakpoint on: as many as it has in English or Hebrew, whichever are more. There
 * is no more room beyond `xl`, where the page has its full width.
 */
const ROW_LETTERS: Record<MenuRow, number> = { md: 76, lg: 88, xl: 121 }

/**
 * From which breakpoint each of these header links is in the row: from its own, or from a later one in a language whose texts need
 * more room; null if it is always in the menu. `beside` are texts that stand beside the links; those of `wide` from `lg` on.
 */
export function rowsOf(
  links: readonly MenuEntry[],
  beside: { always: readonly string[]; wide: readonly string[] },
): Map<MenuEntry, MenuRow | null> {
  const rowed = links.filter(({ row }) => row !== 'icon')
  const ranked = ROWS.flatMap((own) => rowed.filter(({ row = 'xl' }) => row === own))
  const rows = new Map<MenuEntry, MenuRow | null>(ranked.map((entry) => [entry, null]))
  const letters = (texts: readonly string[]) => texts.join('').length
  for (const from of ROWS) {
    const taken = letters(beside.always) + (from === 'md' ? 0 : letters(beside.wide))
    const due = ranked.filter(
      ({ row = 'xl' }) => ROWS.indexOf(row as MenuRow) <= ROWS.indexOf(from),
    )
    for (const [at, entry] of due.entries()) {
      const isWhole = at === ranked.length - 1
      const row = letters(ranked.slice(0, at + 1).map(({ label }) => label()))
      if (taken + row + (isWhole ? 0 : m.shell_more().length) > ROW_LETTERS[from]) break
      if (rows.get(entry) === null) rows.set(entry, from)
    }
  }
  return rows
}

export type FooterColumn = { title: string; entries: readonly MenuEntry[] }

/** Returns the footer columns that are not empty. */
export function footerColumns(
  reader: MenuReader,
  all: readonly MenuEntry[] = entries,
): readonly FooterColumn[] {
  return [
    { title: m.shell_footer_about(), entries: entriesAt('footer-about', reader, all) },
    { title: m.shell_footer_support(), entries: entriesAt('footer-support', reader, all) },
    { title: m.shell_footer_join(), entries: entriesAt('footer-join', reader, all) },
    { title: m.shell_footer_account(), entries: entriesAt('footer-account', reader, all) },
  ].filter((column) => column.entries.length > 0)
}

export const signInAddress = '/auth'
export const signUpAddress = '/auth?view=sign-up'
export const signOutAddress = '/auth/sign-out'
