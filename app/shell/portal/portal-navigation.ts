import {
  ChartColumn,
  FilePenLine,
  Globe,
  HandHeart,
  HeartHandshake,
  IdCard,
  LayoutDashboard,
  ListChecks,
  Newspaper,
  Package,
  ShieldCheck,
  Shirt,
  type LucideIcon,
} from 'lucide-react'
import type { Feature } from '#domain/content/feature.ts'
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
    address: '/ambassador/dashboard',
    label: m.campaigns_dashboard,
    icon: HandHeart,
    feature: 'ambassadors',
    children: [
      { address: '/ambassador/dashboard/minisite', label: m.campaigns_my_minisite, icon: Globe },
      {
        address: '/ambassador/dashboard/analytics',
        label: m.campaigns_analytics,
        icon: ChartColumn,
      },
      { address: '/ambassador/dashboard/projects', label: m.campaigns_projects, icon: ListChecks },
    ],
    // Whoever is none yet finds the way between these while they are there.
    isFor: (viewer, path) =>
      viewer?.isAmbassador === true || (viewer !== null && /^\/ambassador\/dashboard\b/.test(path)),
  },
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
    .filter((entry) => entry.isFor(viewer, path) && isOpen(entry))
    .map(({ children = [], ...entry }) => ({ ...entry, children: children.filter(isOpen) }))

  function isOpen({ feature }: Pick<PortalEntry, 'feature'>): boolean {
    return !feature || !closed.includes(feature)
  }
}
