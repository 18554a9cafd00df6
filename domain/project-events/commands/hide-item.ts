import { hideAndShowOffer } from '#domain/partners/hide-and-show-offer.ts'
import { withSignUpsNotified } from '#domain/support/notify-sign-ups.ts'

/**
 * Staff hides a project or event from the public, even if it is approved, or shows it again; its organization and
 * everyone who signed up are notified.
 */
export const { hide: hideItem, show: showItem } = hideAndShowOffer({
  table: 'projectEvents',
  names: {
    hide: 'project-events.hide-post',
    show: 'project-events.show-post',
    subject: 'projectEvents',
    mail: 'projectEvents',
  },
  path: (id) => `/partner-dashboard/posts/${id}`,
  around: (ctx, itemId, change) => withSignUpsNotified(ctx, { itemId }, change),
})
