import {
  Activity,
  Bot,
  Building2,
  ClipboardCheck,
  Clock,
  FileText,
  Flag,
  Gift,
  Handshake,
  History,
  IdCard,
  Inbox,
  Megaphone,
  Package,
  ToggleRight,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { ORDERS_TO_CONFIRM } from '#domain/orders/desk.ts'
import { GIFTS_TO_CONFIRM } from '#domain/support/gift-part.ts'
import { m } from '#messages'
import { giftParams } from './gifts/params.ts'
import { reportParams } from './reports/params.ts'
import { staffOrderParams } from './orders/params.ts'

/** Counts of items that are waiting for staff. */
export type Waiting = {
  projectsEvents: number
  applications: number
  identities: number
  messages: number
  reports: number
  overdue: number
  orders: number
  gifts: number
}

type PartFacts = {
  to: string
  icon: LucideIcon
  label: () => string
  /** The count shown next to it. */
  waits?: keyof Waiting
  /** Link used while items are waiting, if different from the full list. */
  toWaiting?: string
  forSuperusers?: true
}

/** The parts of the administration, in display order. */
export const adminParts = {
  'projects-events': {
    icon: ClipboardCheck,
    to: '/admin',
    label: m.admin_projects_events,
    waits: 'projectsEvents',
  },
  applications: {
    icon: Handshake,
    to: '/admin/applications',
    label: m.admin_partner_applications,
    waits: 'applications',
  },
  organizations: {
    icon: Building2,
    to: '/admin/partners',
    label: m.admin_organizations,
  },
  users: {
    icon: Users,
    to: '/admin/users',
    label: m.admin_users,
  },
  ambassadors: {
    icon: Megaphone,
    to: '/admin/ambassadors',
    label: m.ambassadordesk_title,
  },
  orders: {
    icon: Package,
    to: '/admin/orders',
    label: m.orderdesk_title,
    waits: 'orders',
    toWaiting: staffOrderParams.href({ status: ORDERS_TO_CONFIRM }),
  },
  identity: {
    icon: IdCard,
    to: '/admin/identity',
    label: m.identity_title,
    waits: 'identities',
  },
  inbox: {
    icon: Inbox,
    to: '/admin/inbox',
    label: m.inbox_title,
    waits: 'messages',
  },
  overdue: {
    icon: Clock,
    to: '/admin/overdue',
    label: m.due_overdue,
    waits: 'overdue',
  },
  reports: {
    icon: Flag,
    to: '/admin/reports',
    label: m.threads_reports,
    waits: 'reports',
    toWaiting: reportParams.href({ part: 'open' }),
  },
  gifts: {
    icon: Gift,
    to: '/admin/gifts',
    label: m.gifts_admin_tab,
    waits: 'gifts',
    toWaiting: giftParams.href({ part: GIFTS_TO_CONFIRM }),
  },
  assistant: {
    icon: Bot,
    to: '/admin/assistant',
    label: m.assistantdesk_title,
  },
  features: {
    icon: ToggleRight,
    to: '/admin/features',
    label: m.features_tab,
  },
  content: {
    icon: FileText,
    to: '/admin/content',
    label: m.admin_content,
  },
  audit: {
    icon: History,
    to: '/admin/audit',
    label: m.admin_audit,
  },
  activity: {
    icon: Activity,
    to: '/admin/activity',
    label: m.admin_user_activity,
    forSuperusers: true,
  },
} as const satisfies Record<string, PartFacts>

export type AdminPart = keyof typeof adminParts

/** Returns the parts that a staff member may open. */
export function partsFor(isSuperuser: boolean): [AdminPart, PartFacts][] {
  return (Object.entries(adminParts) as [AdminPart, PartFacts][]).filter(
    ([, { forSuperusers }]) => isSuperuser || !forSuperusers,
  )
}

/** Returns the part that a page belongs to: the one with the longest address above it. */
export function partAt(pathname: string): AdminPart | null {
  // The saved filters are of all parts.
  if (pathname === '/admin/filters') return null
  const above = (Object.entries(adminParts) as [AdminPart, PartFacts][]).filter(
    ([, { to }]) => pathname === to || pathname.startsWith(`${to}/`),
  )
  return above.toSorted(([, one], [, other]) => other.to.length - one.to.length)[0]?.[0] ?? null
}
