import {
  FilePenLine,
  HeartHandshake,
  IdCard,
  LayoutDashboard,
  Newspaper,
  Package,
  ShieldCheck,
  Shirt,
  type LucideIcon,
} from 'lucide-react'
import type { Feature } from '#domain/site/feature.ts'
import { m } from '#messages'
import type { ShownViewer } from '../present-viewer.ts'

export type PortalEntry = {
  address: string
  label: () => string
  icon: LucideIcon
  /** Only while this part of the site is open. */
  feature?: Feature
  /** Parts of it with an address of their own, for whoever the entry is for. */
  children?: readonly Omit<PortalEntry, 'children' | 'isFor'>[]
  isFor: (viewer: ShownViewer | null, path: string) => boolean
}

/** What the sidebar leads to, in the order of showing. Only what can be opened is in it. */
export const portalEntries: readonly PortalEntry[] = [
  {
    address: '/partner-dashboard',
    label: m.admin_partner_dashboard,
    icon: LayoutDashboard,
    children: [
      { address: '/partner-dashboard/posts', label: m.admin_posts, icon: FilePenLine },
      { address: '/partner-dashboard/news', label: m.newsdesk_title, icon: Newspaper },
      {
        address: '/partner-dashboard/products',
        label: m.shopdesk_title,
        icon: Shirt,
        feature: 'store',
      },
      // What was ordered is to be sent also while the store is closed.
      { address: '/partner-dashboard/orders', label: m.orderdesk_title, icon: Package },
      { address: '/partner-dashboard/supporters', label: m.admin_supporters, icon: HeartHandshake },
      { address: '/partner-admin', label: m.admin_partner_administration, icon: IdCard },
    ],
    isFor: (viewer) => viewer?.isPartner === true,
  },
  {
    // Whoever still waits for a decision has these two, and finds the way between them where they are.
    address: '/partner-dashboard',
    label: m.admin_partner_dashboard,
    icon: LayoutDashboard,
    children: [{ address: '/partner-admin', label: m.admin_partner_administration, icon: IdCard }],
    isFor: (viewer, path) =>
      viewer !== null && !viewer.isPartner && /^\/partner-(dashboard|admin)\b/.test(path),
  },
  {
    // Its parts are tabs of its pages, which say how much waits in each; here is only the way there.
    address: '/admin',
    label: m.admin_site_admin,
    icon: ShieldCheck,
    isFor: (viewer) => viewer?.isAdmin === true,
  },
]

/** The entries for whoever looks at that path, without those of parts that are closed. */
export function portalEntriesFor(
  viewer: ShownViewer | null,
  path: string,
  closed: readonly string[] = [],
): readonly PortalEntry[] {
  return portalEntries
    .filter(({ isFor }) => isFor(viewer, path))
    .map(({ children = [], ...entry }) => ({
      ...entry,
      children: children.filter(({ feature }) => !feature || !closed.includes(feature)),
    }))
}
