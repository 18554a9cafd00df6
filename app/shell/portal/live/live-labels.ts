import { m } from '#messages'

/** Messages for events that are new to the user; others' changes are visible on the page and not announced. */
const WORDS: Record<string, () => string> = {
  'inbox new': m.live_inbox_new,
  'posts new': m.live_posts_new,
  'posts decided': m.live_posts_decided,
  'applications new': m.live_applications_new,
  'identity new': m.live_identity_new,
  'supports new': m.live_supports_new,
  'messages new': m.live_messages_new,
  'notices new': m.live_notices_new,
  'reports new': m.live_reports_new,
  'ambassadors new': m.live_ambassadors_new,
  'orders new': m.live_orders_new,
  'orders paid': m.live_orders_paid,
  'orders cancelled': m.live_orders_cancelled,
}

/** Returns the messages for some events, without duplicates. */
export function liveLabels(news: readonly string[]): string[] {
  return news.flatMap((one) => WORDS[one]?.() ?? [])
}
