import { serialize } from 'hono/utils/cookie'
import { redirect, replace, type ActionFunctionArgs } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/form.ts'
import { SIDEBAR_COOKIE, SIDEBAR_SECONDS, sidebarStateOf } from '#app/shell/portal/sidebar-state.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'

/** Remembers the portal's sidebar for seven days, for a browser without scripts, and returns to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  return replace(safeRedirect(values['from']), {
    headers: {
      'Set-Cookie': serialize(SIDEBAR_COOKIE, sidebarStateOf(values['sidebar']), {
        path: '/',
        maxAge: SIDEBAR_SECONDS,
        sameSite: 'Lax',
        secure: context.get(runtimeContext).origin.startsWith('https:'),
      }),
    },
  })
}

/** Nothing is here to see; an address opened by hand leads home. */
export function loader() {
  return redirect('/')
}
