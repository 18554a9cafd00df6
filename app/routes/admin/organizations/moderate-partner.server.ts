import type { ActionFunctionArgs } from 'react-router'
import { hideNews } from '#domain/content/commands/hide-news.ts'
import { showNews } from '#domain/content/commands/show-news.ts'
import { restorePartner } from '#domain/partners/commands/restore-partner.ts'
import { suspendPartner } from '#domain/partners/commands/suspend-partner.ts'
import { hideItem } from '#domain/project-events/commands/hide-item.ts'
import { showPost } from '#domain/project-events/commands/show-post.ts'
import { hideProduct } from '#domain/store/commands/hide-product.ts'
import { showProduct } from '#domain/store/commands/show-product.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { failedWords } from './deed-words.ts'
import { organizationAddress, organizationViewOf } from './organization-address.ts'

const hides = { posts: hideItem, news: hideNews, products: hideProduct }
const shows = { posts: showPost, news: showNews, products: showProduct }

/** Suspends or restores an organization, or hides or shows something of it, and leads back to where one was. */
export async function moderatePartner({ request, params, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const caller = callerOf(context)
  const at = organizationViewOf(params['id'] ?? '', new URL(request.url).searchParams)
  const { deed = '', id = '', reason = '', name = '' } = values
  const partnerId = at.id
  const refuse = (refusal: AppError) => formErrors(refusal, values, failedWords(deed))
  if (!isId(partnerId)) throw refuse(new AppError('not_found', m.organizations_unknown()))
  const go = async (work: () => Promise<void>, text: string) => {
    const result = await tryOperation(work)
    if (!result.done) return refuse(result.refusal)
    return redirectWithFlash(organizationAddress(at), { tone: 'success', text })
  }
  if (deed === 'suspend') {
    return go(
      () => suspendPartner(caller, { partnerId, reason }),
      m.organizations_suspended({ name }),
    )
  }
  if (deed === 'restore') {
    return go(
      () => restorePartner(caller, { partnerId, reason }),
      m.organizations_restored({ name }),
    )
  }
  const { view } = at
  if (view !== 'about' && isId(id) && deed === 'hide') {
    return go(() => hides[view](caller, { id, reason }), m.organizations_hidden())
  }
  if (view !== 'about' && isId(id) && deed === 'show') {
    return go(() => shows[view](caller, { id }), m.organizations_shown())
  }
  return refuse(new AppError('bad_input', m.moderation_decision_missing()))
}
