import { m } from '#messages'

/** What is said of news that are new to the person; what others have done to them is seen, not said. */
const WORDS: Record<string, () => string> = {
  'inbox new': m.live_inbox_new,
  'posts new': m.live_posts_new,
  'posts decided': m.live_posts_decided,
  'applications new': m.live_applications_new,
  'identity new': m.live_identity_new,
  'supports new': m.live_supports_new,
  'ambassadors new': m.live_ambassadors_new,
  'orders new': m.live_orders_new,
  'orders paid': m.live_orders_paid,
  'orders cancelled': m.live_orders_cancelled,
}

/** The sentences for some news, each said once. */
export function liveLabels(news: readonly string[]): string[] {
  return news.flatMap((one) => WORDS[one]?.() ?? [])
}
