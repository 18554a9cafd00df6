import { m } from '#messages'
import { CHECK_IN_PATH } from '#domain/attendance/attendance.ts'
import { partnerThreadPath } from '#domain/threads/thread.ts'

export const OBLIGATION_KINDS = [
  'sign-up',
  'message',
  'hours',
  'order',
  'application',
  'post',
  'inbox',
  'report',
] as const
export type ObligationKind = (typeof OBLIGATION_KINDS)[number]

/** Who has to answer. */
export const OBLIGATION_OWNERS = ['partner', 'staff'] as const
export type ObligationOwner = (typeof OBLIGATION_OWNERS)[number]

export const OVERDUE_PER_PAGE = 25

/** Days after the warning from which an organization cannot submit new posts until it has answered. */
export const REFUSES_AFTER_DAYS = 7
/** For how many days staff can let it all the same. */
export const LIFT_DAYS = [7, 14, 30] as const
/** What a warning, and the dashboard, list of what is overdue. */
export const OWED_SHOWN = 20
/** Where the dashboard lists it. */
export const OWED_PATH = '/partner-dashboard#owed'

/** What people ask of organizations. */
export const REQUEST_KINDS = ['sign-up', 'message', 'hours', 'order'] as const

/** What waits, as staff calls it. */
export const obligationLabels: Record<ObligationKind, () => string> = {
  'sign-up': m.due_kind_sign_up,
  message: m.due_kind_message,
  hours: m.due_kind_hours,
  order: m.due_kind_order,
  application: m.due_kind_application,
  post: m.due_kind_post,
  inbox: m.due_kind_inbox,
  report: m.due_kind_report,
}

/** How many of a kind wait, for an email. */
export const obligationCounts: Record<ObligationKind, (of: { count: number }) => string> = {
  'sign-up': m.due_count_sign_up,
  message: m.due_count_message,
  hours: m.due_count_hours,
  order: m.due_count_order,
  application: m.due_count_application,
  post: m.due_count_post,
  inbox: m.due_count_inbox,
  report: m.due_count_report,
}

/** The page on which an organization answers; `itemId` is its project or event. */
export function answerPath({
  kind,
  id,
  itemId,
}: {
  kind: ObligationKind
  id: string
  itemId: string | null
}): string | null {
  switch (kind) {
    case 'sign-up':
      return `/partner-dashboard/supporters?post=${itemId}&show=waiting`
    case 'message':
      return partnerThreadPath(id)
    case 'hours':
      return CHECK_IN_PATH
    case 'order':
      return '/partner-dashboard/orders?status=processing'
    default:
      return null
  }
}

/** The page of the administration with something that waits for staff. */
export function staffPath(kind: ObligationKind, id: string): string | null {
  switch (kind) {
    case 'application':
      return `/admin/applications/${id}`
    case 'post':
      return `/admin/projects-events/${id}`
    case 'inbox':
      return `/admin/inbox/${id}`
    case 'report':
      return `/admin/reports/${id}`
    default:
      return null
  }
}
