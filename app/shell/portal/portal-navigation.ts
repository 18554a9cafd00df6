import {
  ClipboardCheck,
  ChartColumn,
  FilePenLine,
  Globe,
  HandHeart,
  HeartHandshake,
  IdCard,
  LayoutDashboard,
  ListChecks,
  MessagesSquare,
  Newspaper,
  Package,
  ShieldCheck,
  Shirt,
  type LucideIcon,
} from 'lucide-react'
import { mayOpenPage } from '#domain/partners/duty.ts'
import type { Feature } from '#domain/content/feature.ts'
import { m } from '#messages'
import type { ShownViewer } from '../present-viewer.ts'

export type PortalEntry = {
  address: string
  label: () => string
  icon: LucideIcon
  /** Shown only while this feature is on. */
  feature?: Feature
  /** Child pages with their own URL, for the same users. */
  children?: readonly Omit<PortalEntry, 'children' | 'isFor'>[]
  isFor: (viewer: ShownViewer | null, path: string) => boolean
}

/** Entries of the sidebar, in display order. Only existing pages are listed. */
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
    // Users who are not ambassadors see these entries while on one of the pages.
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
      // Orders must be shipped even while the store is closed.
      { address: '/partner-dashboard/orders', label: m.orderdesk_title, icon: Package },
      { address: '/partner-dashboard/supporters', label: m.admin_supporters, icon: HeartHandshake },
      { address: '/partner-admin/check-in', label: m.onday_title, icon: ClipboardCheck },
      { address: '/partner-dashboard/messages', label: m.threads_title, icon: MessagesSquare },
      { address: '/partner-admin', label: m.admin_partner_administration, icon: IdCard },
    ],
    isFor: (viewer) => viewer?.isPartner === true,
  },
  {
    // Applicants have these two pages, and see the entries while on one of them.
    address: '/partner-dashboard',
    label: m.admin_partner_dashboard,
    icon: LayoutDashboard,
    children: [{ address: '/partner-admin', label: m.admin_partner_administration, icon: IdCard }],
    isFor: (viewer, path) =>
      viewer !== null && !viewer.isPartner && /^\/partner-(dashboard|admin)\b/.test(path),
  },
  {
    // Its parts are listed on its pages, see `admin-parts.ts`.
    address: '/admin',
    label: m.admin_site_admin,
    icon: ShieldCheck,
    isFor: (viewer) => viewer?.isAdmin === true,
  },
]

/** Returns the entries for a viewer at a path, without those of closed features. */
export function portalEntriesFor(
  viewer: ShownViewer | null,
  path: string,
  closed: readonly string[] = [],
): readonly PortalEntry[] {
  return portalEntries
    .filter((entry) => entry.isFor(viewer, path) && isOpen(entry))
    .map(({ children = [], ...entry }) => ({
      ...entry,
      children: children.filter(
        (child) => isOpen(child) && mayOpenPage(viewer?.duties ?? [], child.address),
      ),
    }))

  function isOpen({ feature }: Pick<PortalEntry, 'feature'>): boolean {
    return !feature || !closed.includes(feature)
  }
}
