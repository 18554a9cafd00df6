import { readMails } from './read-mails.ts'
import type { Route } from './+types/mail-json.ts'

/** The demo's mails as JSON, newest first; `?to=` keeps one person's. For tests and for people who script. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const to = new URL(request.url).searchParams.get('to')
  return Response.json(await readMails(context, to ? { to } : {}))
}
