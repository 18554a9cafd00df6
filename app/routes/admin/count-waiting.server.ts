import type { RouterContextProvider } from 'react-router'
import { countIdentityDocuments } from '#domain/accounts/queries/count-identity-documents.ts'
import { countNewMessages } from '#domain/inbox/queries/count-new-messages.ts'
import { countPendingApplications } from '#domain/partners/queries/count-pending-applications.ts'
import { countPending } from '#domain/project-events/queries/count-pending.ts'
import { countGiftsToConfirm } from '#domain/support/queries/count-gifts-to-confirm.ts'
import { countOverdue } from '#domain/waiting/queries/count-overdue.ts'
import { countOpenReports } from '#domain/threads/queries/count-open-reports.ts'
import { countOrdersToConfirm } from '#domain/orders/queries/count-orders-to-confirm.ts'
import { runOperation } from '#app/request/run-operation.ts'

/** Counts the items waiting in each part of the admin area. */
export async function countWaiting(context: Readonly<RouterContextProvider>) {
  const [projectsEvents, applications, identities, messages, orders, gifts, reports, overdue] =
    await Promise.all([
      runOperation(context, countPending, {}),
      runOperation(context, countPendingApplications, {}),
      runOperation(context, countIdentityDocuments, {}),
      runOperation(context, countNewMessages, {}),
      runOperation(context, countOrdersToConfirm, {}),
      runOperation(context, countGiftsToConfirm, {}),
      runOperation(context, countOpenReports, {}),
      runOperation(context, countOverdue, {}),
    ])
  return { projectsEvents, applications, identities, messages, orders, gifts, reports, overdue }
}
