import { serialize } from 'hono/utils/cookie'
import { redirect, replace, type ActionFunctionArgs } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/form.ts'
import { SIDEBAR_COOKIE, SIDEBAR_SECONDS, sidebarStateOf } from '#app/shell/portal/sidebar-state.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'

/** Stores the portal's sidebar state for seven days, for browsers without scripts, and redirects back to the page. */
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

/** No page here; redirects home. */
export function loader() {
  return redirect('/')
}
