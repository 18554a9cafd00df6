import { data, redirect } from 'react-router'
import { m } from '#messages'
import { saveItem } from '#domain/support/commands/save-item.ts'
import { unsaveItem } from '#domain/support/commands/unsave-item.ts'
import { viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm } from '#app/request/form.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { storeSaveIntent, takeWish } from '#app/request/saving-wish.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import type { Route } from './+types/save-item.ts'

/**
 * Sign-in redirects here after a visitor pressed Save. A GET alone must not change anything, or any link could save
 * an item: it saves only what this browser pressed before, as recorded in a cookie.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!context.get(viewerContext)) return toSignIn(params.id)
  const wish = takeWish(request, context)
  if (wish?.itemId !== params.id) {
    return redirectWithFlash(itemAddress(params.id), {
      tone: 'info',
      text: m.supporting_save_now(),
    })
  }
  await runOperation(context, saveItem, { itemId: params.id })
  return redirectWithFlash(safeRedirect(wish.returnTo, itemAddress(params.id)), {
    tone: 'success',
    text: m.supporting_saved(),
  })
}

/**
 * Saves or unsaves an item for the signed-in user, as `saved` says (`true` or `false`), so a double press is
 * harmless. Redirects to the address's `returnTo`, by default the item's page. Visitors sign in first.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { saved } = await parseForm(request)
  const returnTo = new URL(request.url).searchParams.get('returnTo') ?? ''
  if (!context.get(viewerContext)) {
    if (saved === 'true') storeSaveIntent(context, { itemId: params.id, returnTo })
    return toSignIn(params.id)
  }
  if (saved !== 'true' && saved !== 'false') throw data(null, { status: 400 })
  const keeps = saved === 'true'
  await runOperation(context, keeps ? saveItem : unsaveItem, { itemId: params.id })
  return redirectWithFlash(safeRedirect(returnTo, itemAddress(params.id)), {
    tone: 'success',
    text: keeps ? m.supporting_saved() : m.supporting_unsaved(),
  })
}

function toSignIn(id: string): Response {
  return redirect(`/auth/login?${new URLSearchParams({ redirect: `${itemAddress(id)}/save` })}`)
}

function itemAddress(id: string): string {
  return `/projects-events/${id}`
}
