import { hideNews, showNews } from '#domain/content/commands/hide-news.ts'
import { restorePartner } from '#domain/closing/commands/restore-partner.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'
import { hideItem, showItem } from '#domain/project-events/commands/hide-item.ts'
import { hideProduct, showProduct } from '#domain/store/commands/hide-product.ts'
import { endLift } from '#domain/waiting/commands/end-lift.ts'
import { liftRefusal } from '#domain/waiting/commands/lift-refusal.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { idOf } from '#app/request/id-of.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { partnerAddress, partnerViewOf, type View } from './params.ts'

const offers = {
  posts: { hide: hideItem, show: showItem },
  news: { hide: hideNews, show: showNews },
  products: { hide: hideProduct, show: showProduct },
}

/** Suspends or restores an organization, or hides or shows one of its items, and redirects to the same view. */
export const action = formAction({
  open({ params, request }) {
    const id = idOf(params, m.organizations_unknown())
    return { at: partnerViewOf(id, request) }
  },
  intents: {
    async suspend({ caller, at: { id: partnerId }, values: { reason = '', name = '' } }) {
      await suspendPartner(caller, { partnerId, reason })
      return m.organizations_suspended({ name })
    },
    async restore({ caller, at: { id: partnerId }, values: { reason = '', name = '' } }) {
      await restorePartner(caller, { partnerId, reason })
      return m.organizations_restored({ name })
    },
    async lift({ caller, at: { id: partnerId }, values: { reason = '', name = '', days = '' } }) {
      await liftRefusal(caller, { partnerId, days, reason })
      return m.due_did_lift({ name })
    },
    async 'end-lift'({ caller, at: { id: partnerId }, values: { name = '' } }) {
      await endLift(caller, { partnerId })
      return m.due_did_end_lift({ name })
    },
    async hide({ caller, at: { view }, values: { id, reason = '' } }) {
      const offer = offerOf(view, id)
      await offer.hide(caller, { id: offer.id, reason })
      return m.organizations_hidden()
    },
    async show({ caller, at: { view }, values: { id } }) {
      const offer = offerOf(view, id)
      await offer.show(caller, { id: offer.id })
      return m.organizations_shown()
    },
  },
  to: ({ at }) => partnerAddress(at),
  unknown: m.moderation_decision_missing,
})

function offerOf(view: View, id: string | undefined) {
  if (view !== 'about' && isId(id)) return { id, ...offers[view] }
  throw new AppError('bad_input', m.moderation_decision_missing())
}
