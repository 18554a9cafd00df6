const OF_OWN_ORDERS = 'order_id in (select id from app.orders where user_id = app.uid())'
/** What an organization has is its owner's to take along, not its team's. */
const OWN_PARTNER = `app.own_partner('{}', '{own}')`
const OF_OWN_PAGE =
  'ambassador_id in (select id from app.ambassador_profiles where user_id = app.uid())'
/** Threads of one's own supports, and of one's organization: both sides have what was written. */
const OF_OWN_THREADS = `support_id in (select id from app.supports where user_id = app.uid())
  or support_id in (select support_id from app.threads where partner_id = ${OWN_PARTNER})`
const OF_OWN_SUPPORTS = 'support_id in (select id from app.supports where user_id = app.uid())'
const PAID_BY_ONESELF = `${OF_OWN_ORDERS}
  or support_id in (select id from app.supports where user_id = app.uid())`

/**
 * Every table with data of the signed-in user, and which of its rows are theirs or their organization's. Add a new
 * table here, or to the list in `test/architecture/own-data.db.test.ts` with a reason.
 */
export const OWN_DATA = {
  profiles: 'id = app.uid()',
  profile_changes: 'user_id = app.uid()',
  preferences: 'user_id = app.uid()',
  identity_documents: 'user_id = app.uid()',
  mail_choices: 'user_id = app.uid()',
  roles: 'user_id = app.uid()',
  saved_filters: 'user_id = app.uid()',
  supports: 'user_id = app.uid()',
  attendances: OF_OWN_SUPPORTS,
  proposed_hours: OF_OWN_SUPPORTS,
  certificates: `member_id = app.uid() or member_id is null and ${OF_OWN_SUPPORTS}`,
  hours_certificates: 'user_id = app.uid()',
  guardian_consents: OF_OWN_SUPPORTS,
  support_answers: OF_OWN_SUPPORTS,
  threads: OF_OWN_THREADS,
  thread_messages: OF_OWN_THREADS,
  thread_reports: `user_id = app.uid() and (${OF_OWN_THREADS})`,
  cart_lines: 'user_id = app.uid()',
  orders: 'user_id = app.uid()',
  partner_orders: `partner_id = ${OWN_PARTNER} or ${OF_OWN_ORDERS}`,
  order_lines: `partner_order_id in (
    select id from app.partner_orders where partner_id = ${OWN_PARTNER} or ${OF_OWN_ORDERS})`,
  payments: PAID_BY_ONESELF,
  refunds: `payment_id in (select id from app.payments where ${PAID_BY_ONESELF})`,
  refund_lines: `refund_id in (select id from app.refunds
    where payment_id in (select id from app.payments where ${PAID_BY_ONESELF}))`,
  payment_entries: `payment_id in (select id from app.payments where ${PAID_BY_ONESELF})`,
  payment_entry_shares: `entry_id in (select id from app.payment_entries
    where payment_id in (select id from app.payments where ${PAID_BY_ONESELF}))`,
  disputes: `payment_id in (select id from app.payments where ${PAID_BY_ONESELF})`,
  saved_items: 'user_id = app.uid()',
  follows: 'user_id = app.uid()',
  notices: 'user_id = app.uid()',
  inbox_messages: 'user_id = app.uid()',
  inbox_answers:
    'inbox_message_id in (select id from app.inbox_messages where user_id = app.uid())',
  user_activity: 'user_id = app.uid()',
  assistant_interactions: 'user_id = app.uid()',
  volunteer_profiles: 'user_id = app.uid()',
  ambassador_profiles: 'user_id = app.uid()',
  ambassador_project_events: OF_OWN_PAGE,
  ambassador_campaigns: OF_OWN_PAGE,
  ambassador_links: OF_OWN_PAGE,
  ambassador_visits: `link_code in (select code from app.ambassador_links where ${OF_OWN_PAGE})`,
  // Those they referred, and who referred them; of the other party only an id.
  ambassador_credits: `${OF_OWN_PAGE}
    or support_id in (select id from app.supports where user_id = app.uid())`,
  volunteer_groups: 'owner_id = app.uid()',
  group_members: 'user_id = app.uid()',
  group_seats: 'user_id = app.uid()',
  registration_drafts: 'user_id = app.uid()',
  files: 'user_id = app.uid()',
  partners: 'user_id = app.uid()',
  partner_members: `user_id = app.uid() or partner_id = ${OWN_PARTNER}`,
  partner_invitations: `partner_id = ${OWN_PARTNER}`,
  partner_applications: `partner_id = ${OWN_PARTNER}`,
  partner_documents: `partner_id = ${OWN_PARTNER}`,
  partner_covers: `partner_id = ${OWN_PARTNER}`,
  partner_changes: `partner_id = ${OWN_PARTNER}`,
  answer_warnings: `partner_id = ${OWN_PARTNER}`,
  notes: `partner_id = ${OWN_PARTNER}`,
  project_events: `partner_id = ${OWN_PARTNER}`,
  project_event_revisions: `project_event_id in (select id from app.project_events where partner_id = ${OWN_PARTNER})`,
  project_event_dates: `project_event_id in (select id from app.project_events where partner_id = ${OWN_PARTNER})`,
  project_event_pictures: `project_event_id in (select id from app.project_events where partner_id = ${OWN_PARTNER})`,
  project_event_revision_pictures: `revision_id in (select id from app.project_event_revisions
    where project_event_id in (select id from app.project_events where partner_id = ${OWN_PARTNER}))`,
  news: `partner_id = ${OWN_PARTNER}`,
  products: `partner_id = ${OWN_PARTNER}`,
  product_variants: `product_id in (select id from app.products where partner_id = ${OWN_PARTNER})`,
  product_images: `product_id in (select id from app.products where partner_id = ${OWN_PARTNER})`,
} as const
export type OwnTable = keyof typeof OWN_DATA
export const OWN_TABLES = Object.keys(OWN_DATA) as OwnTable[]

export type OwnRow = Record<string, unknown>
