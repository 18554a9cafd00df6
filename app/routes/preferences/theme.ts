import { serialize } from 'hono/utils/cookie'
import { redirect, replace, type ActionFunctionArgs } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/form.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { THEME_COOKIE, themeOf } from '#app/shell/theme.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'

const YEAR = 365 * 24 * 60 * 60

/** Remembers the chosen theme in this browser for a year and returns to the page where it was chosen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await rethrowAsResponse(parseForm(request))
  const theme = themeOf(form['theme'] ?? null)
  const secure = context.get(runtimeContext).origin.startsWith('https:')
  // In the browser the page stays where it is, so the way back must not become another step of its history.
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

/** Nothing is here to see; an address opened by hand leads home. */
export function loader() {
  return redirect('/')
}
