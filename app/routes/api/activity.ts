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
 * Where browsers tell what was seen and followed. Answers 204 whenever it was told properly, whether it is kept or not,
 * so that nobody can learn from it.
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
  // Who does not consent is nobody: not the person, not the guest of their other forms.
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

/** Nothing is here to see. */
export function loader() {
  throw data(null, { status: 404 })
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}

/** What was told, or null for what no page of ours would tell. */
async function readReport(request: Request): Promise<ReportedActivity | null> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return null
  const body: unknown = await request.json().catch(() => null)
  return reportedActivity.safeParse(body).success ? (body as ReportedActivity) : null
}

/** A page that is fetched ahead was not seen, and what crawlers see is not counted. */
function isPersonLooking({ headers }: Request): boolean {
  const purpose = `${headers.get('sec-purpose')} ${headers.get('purpose')}`
  if (/prefetch|prerender/.test(purpose)) return false
  const browser = headers.get('user-agent') ?? ''
  return browser !== '' && !isbot(browser)
}
