import { serialize } from 'hono/utils/cookie'
import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm } from '#app/request/form.ts'
import { toErrorResponse } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { CONSENT_COOKIE, CONSENT_SECONDS, consentOf } from '#app/shell/consent.ts'
import { AppError } from '#platform/errors.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'

/** Stores for 180 days whether visits may be recorded with the visitor's identity. Without scripts, redirects back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request)
  const consent = consentOf(form['consent'])
  if (consent === null) throw toErrorResponse(new AppError('bad_request', m.consent_unclear()))
  // Declining is always possible.
  if (consent === 'yes') requireFeature(context, 'tracking')
  const headers = {
    'Set-Cookie': serialize(CONSENT_COOKIE, consent, {
      path: '/',
      maxAge: CONSENT_SECONDS,
      sameSite: 'Lax',
      secure: context.get(runtimeContext).origin.startsWith('https:'),
    }),
  }
  // With scripts, the choice is already visible where it was made, and the page need not load again.
  if (form['seen'] === 'yes') return data(null, { headers })
  const text = consent === 'yes' ? m.consent_saved_yes() : m.consent_saved_no()
  return redirectWithFlash(safeRedirect(form['from']), { tone: 'success', text }, headers)
}

/** No page here; redirects home. */
export function loader() {
  return redirect('/')
}
