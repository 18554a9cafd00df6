import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'
import { purgeRows } from '../purge-separately.ts'

/** Deletes cart items of visitors and members, each 30 days after it was last changed. */
export const purgeCarts = purgeRows('retention.forget-carts', 'cartLines', (is, now) =>
  is('updatedAt', '<', daysBefore(now, RETENTION_DAYS.carts)),
)

/** Deletes registration drafts 30 days after they were last changed. */
export const purgeDrafts = purgeRows('retention.forget-drafts', 'registrationDrafts', (is, now) =>
  is('updatedAt', '<', daysBefore(now, RETENTION_DAYS.drafts)),
)

/** Deletes assistant questions and answers after 30 days. */
export const purgeInteractions = purgeRows(
  'assistant.forget-interactions',
  'assistantInteractions',
  (is, now) => is('createdAt', '<', daysBefore(now, RETENTION_DAYS.interactions)),
)

/** Deletes stored emails 30 days after they were sent, or 90 days after delivery was given up. */
export const purgeMails = purgeRows('retention.forget-mails', 'mails', (is, now) =>
  is.or([
    is.and([
      is('status', '=', 'sent'),
      is('sentAt', '<', daysBefore(now, RETENTION_DAYS.sentMails)),
    ]),
    is.and([
      is('status', '=', 'failed'),
      is('createdAt', '<', daysBefore(now, RETENTION_DAYS.failedMails)),
    ]),
  ]),
)

/** Deletes users' messages to us, with our replies, 24 months after they were closed. */
export const purgeMessages = purgeRows('retention.forget-messages', 'inboxMessages', (is, now) =>
  is.and([
    is('status', '=', 'closed'),
    is('updatedAt', '<', daysBefore(now, RETENTION_DAYS.closedMessages)),
  ]),
)

/** Deletes visitors' sign-ups a day after their link was emailed, whether it was used or not. */
export const purgePendingSignUps = purgeRows(
  'retention.forget-pending-sign-ups',
  'pendingSignUps',
  (is, now) => is('createdAt', '<', daysBefore(now, RETENTION_DAYS.pendingSignUps)),
)

/** Deletes invitations to the team of an organization once they can no longer be accepted, with their addresses. */
export const purgeTeamInvitations = purgeRows(
  'retention.forget-team-invitations',
  'partnerInvitations',
  (is, now) => is('expiresAt', '<', now),
)
