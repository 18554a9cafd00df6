import { data } from 'react-router'
import { m } from '#messages'
import { saveItem } from '#domain/support/save-item.ts'
import { unsaveItem } from '#domain/support/unsave-item.ts'
import { flashed } from '#app/request/flash.ts'
import { readForm } from '#app/request/form.ts'
import { perform } from '#app/request/perform.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import type { Route } from './+types/save-item.ts'

/** Where sign-in leads back to a visitor who pressed Save: asking for a page changes nothing, so they press once more. */
export function loader({ params }: Route.LoaderArgs) {
  return flashed(`/projects-events/${params.id}`, { tone: 'info', text: m.supporting_save_now() })
}

/**
 * Keeps an item for the signed-in person, or lets it go: `saved` says which (`true` or `false`), so that pressing twice
 * is pressing once. `returnTo` says where to go on, if not to the item's page.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { saved, returnTo } = await readForm(request)
  if (saved !== 'true' && saved !== 'false') throw data(null, { status: 400 })
  const keeps = saved === 'true'
  await perform(context, keeps ? saveItem : unsaveItem, { itemId: params.id })
  return flashed(safeRedirect(returnTo, `/projects-events/${params.id}`), {
    tone: 'success',
    text: keeps ? m.supporting_saved() : m.supporting_unsaved(),
  })
}
