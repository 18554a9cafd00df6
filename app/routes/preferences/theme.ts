import { serialize } from 'hono/utils/cookie'
import { redirect, replace, type ActionFunctionArgs } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/form.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { THEME_COOKIE, themeOf } from '#app/shell/theme.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'

const YEAR = 365 * 24 * 60 * 60

/** Stores the chosen theme in this browser for a year and redirects back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await rethrowAsResponse(parseForm(request))
  const theme = themeOf(form['theme'] ?? null)
  const secure = context.get(runtimeContext).origin.startsWith('https:')
  // In the browser the page stays the same, so the redirect must not add a history entry.
  return replace(safeRedirect(form['from']), {
    headers: {
      'Set-Cookie': serialize(THEME_COOKIE, theme === 'system' ? '' : theme, {
        path: '/',
        maxAge: theme === 'system' ? 0 : YEAR,
        sameSite: 'Lax',
        secure,
      }),
    },
  })
}

/** No page here; redirects home. */
export function loader() {
  return redirect('/')
}
