import { readMails } from './read-mails.ts'
import type { Route } from './+types/mail-json.ts'

/** The demo's emails as JSON, newest first; `?to=` filters by recipient. For tests and scripts. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const to = new URL(request.url).searchParams.get('to')
  return Response.json(await readMails(context, to ? { to } : {}))
}
