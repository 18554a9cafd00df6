import { ORDERS_TO_CONFIRM } from '#domain/orders/desk.ts'
import { GIFTS_TO_CONFIRM } from '#domain/support/gift-part.ts'
import { m } from '#messages'
import { giftParams } from './gifts/params.ts'
import { staffOrderParams } from './orders/params.ts'

/** Counts of items that are waiting for staff. */
export type Waiting = {
  projectsEvents: number
  applications: number
  identities: number
  messages: number
  orders: number
  gifts: number
}

type TabFacts = {
  to: string
  label: () => string
  /** The count shown next to the tab. */
  waits?: keyof Waiting
  /** Link used while items are waiting, if different from the full list. */
  toWaiting?: string
  forSuperusers?: true
}

/** The admin tabs, in display order. */
export const adminTabs = {
  'projects-events': {
    to: '/admin',
    label: m.admin_projects_events,
    waits: 'projectsEvents',
  },
  applications: {
    to: '/admin/applications',
    label: m.admin_partner_applications,
    waits: 'applications',
  },
  organizations: { to: '/admin/partners', label: m.admin_organizations },
  users: { to: '/admin/users', label: m.admin_users },
  ambassadors: { to: '/admin/ambassadors', label: m.ambassadordesk_title },
  orders: {
    to: '/admin/orders',
    label: m.orderdesk_title,
    waits: 'orders',
    toWaiting: staffOrderParams.href({ status: ORDERS_TO_CONFIRM }),
  },
  identity: { to: '/admin/identity', label: m.identity_title, waits: 'identities' },
  inbox: { to: '/admin/inbox', label: m.inbox_title, waits: 'messages' },
  gifts: {
    to: '/admin/gifts',
    label: m.gifts_admin_tab,
    waits: 'gifts',
    toWaiting: giftParams.href({ part: GIFTS_TO_CONFIRM }),
  },
  assistant: { to: '/admin/assistant', label: m.assistantdesk_title },
  features: { to: '/admin/features', label: m.features_tab },
  content: { to: '/admin/content', label: m.admin_content },
  audit: { to: '/admin/audit', label: m.admin_audit },
  activity: { to: '/admin/activity', label: m.admin_user_activity, forSuperusers: true },
} as const satisfies Record<string, TabFacts>

export type AdminTab = keyof typeof adminTabs

/** Returns the tabs that a staff member may open. */
export function tabsFor(isSuperuser: boolean): [AdminTab, TabFacts][] {
  return (Object.entries(adminTabs) as [AdminTab, TabFacts][]).filter(
    ([, { forSuperusers }]) => isSuperuser || !forSuperusers,
  )
}
