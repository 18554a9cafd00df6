import { randomUUID } from 'node:crypto'
import { isbot } from 'isbot'
import { data, type ActionFunctionArgs } from 'react-router'
import {
  recordActivity,
  reportedActivity,
  type ReportedActivity,
} from '#domain/activity/commands/record-activity.ts'
import { hasConsented } from '#app/request/consented.ts'
import { requestInfoContext, runtimeContext } from '#app/request/context.ts'
import { callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { addressKey } from '#platform/token-bucket.ts'

/**
 * Where browsers report views and clicks. Answers 204 to every well-formed report, stored or not, so that the
 * response reveals nothing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
  requireFeature(context, 'tracking')
  const reported = await readReport(request)
  if (!reported) return answer(400)
  const { address } = context.get(requestInfoContext)
  const { clock, reports } = context.get(runtimeContext)
  if (!isPersonLooking(request) || !reports.take(addressKey(address), clock.now())) {
    return answer(204)
  }
  const caller = callerOf(context)
  const hasConsent = hasConsented(request)
  // Without consent there is no identity: neither the user nor the guest of other forms.
  const actor =
    hasConsent && caller.actor.kind === 'member'
      ? caller.actor
      : ({ kind: 'guest', guestId: randomUUID() } as const)
  await rethrowAsResponse(
    recordActivity(
      { ...caller, actor },
      {
        reported,
        hasConsent,
        userAgent: request.headers.get('user-agent'),
        address,
      },
    ),
  )
  return answer(204)
}

/** No page here. */
export function loader() {
  throw data(null, { status: 404 })
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/** The parsed report, or null for anything our pages would not send. */
async function readReport(request: Request): Promise<ReportedActivity | null> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return null
  const body: unknown = await request.json().catch(() => null)
  return reportedActivity.safeParse(body).success ? (body as ReportedActivity) : null
}

/** Prefetched pages were not seen, and crawlers are not counted. */
function isPersonLooking({ headers }: Request): boolean {
  const purpose = `${headers.get('sec-purpose')} ${headers.get('purpose')}`
  if (/prefetch|prerender/.test(purpose)) return false
  const browser = headers.get('user-agent') ?? ''
  return browser !== '' && !isbot(browser)
}
