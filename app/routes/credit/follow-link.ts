import { isbot } from 'isbot'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { countVisit } from '#domain/ambassadors/commands/count-visit.ts'
import { findLink, type FoundLink } from '#domain/ambassadors/queries/find-link.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { isPrefetch } from '#app/request/is-prefetch.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { storeAttributionToken, readReferral } from '#app/request/referral.ts'
import { isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'

/** Counted links per browser and day; nobody needs more. */
const COUNTED_A_DAY = 20
const SHOWCASE = '/ambassador'

/**
 * Redirects to the target of an ambassador's link. Remembers the link in the browser and counts the visit once a day;
 * bots and prefetches are only redirected.
 */
export async function loader(asked: LoaderFunctionArgs): Promise<Response> {
  const { params, context } = asked
  const { log, switches } = context.get(runtimeContext)
  const caller = callerOf(context)
  const asJob: Caller = { ...caller, actor: { kind: 'system', job: 'links', isAwaited: true } }
  const isOpen = switches.isOn('ambassadors')
  const isFollowed = isPersons(asked.request)
  const code = params['code'] ?? ''
  try {
    const link = await findLink(asJob, { code, itemId: params['itemId'] ?? null })
    const { ambassador } = link
    if (!ambassador && link.itemId === null && isOpen && isFollowed) {
      return unkept(redirectWithFlash(SHOWCASE, { tone: 'info', text: m.credit_leads_nowhere() }))
    }
    const { actor } = caller
    const isOwn = actor.kind === 'member' && actor.userId === ambassador?.userId
    if (ambassador && isOpen && isFollowed && !isOwn) {
      await recordReferral(asked, asJob, { code, itemId: link.itemId })
    }
    return unkept(redirect(isOpen ? addressOf(link) : itemAddress(link)))
  } catch (error) {
    log.warn({ err: error }, 'a link could not be followed')
    return unkept(redirectWithFlash(SHOWCASE, { tone: 'info', text: m.credit_try_again() }))
  }
}

/** Built from IDs found in the database, never from the URL's text. */
function addressOf(link: FoundLink): string {
  const { ambassador, itemId } = link
  if (itemId !== null || !ambassador) return itemAddress(link)
  const { id, campaignId } = ambassador
  return campaignId === null ? `/ambassador/${id}` : `/ambassador/${id}#${campaignId}`
}

function itemAddress({ itemId }: FoundLink): string {
  return itemId === null ? SHOWCASE : `/projects-events/${itemId}`
}

async function recordReferral(
  asked: LoaderFunctionArgs,
  asJob: Caller,
  link: { code: string; itemId: string | null },
): Promise<void> {
  const { context } = asked
  const { clock, log } = context.get(runtimeContext)
  const now = clock.now()
  const day = format.isoDay(now)
  const before = readReferral(asked)
  const counted = before?.day === day ? before.counted : []
  const isCounted = counted.includes(link.code) || counted.length >= COUNTED_A_DAY
  storeAttributionToken(context, {
    code: link.code,
    at: now.getTime(),
    day,
    counted: isCounted ? counted : [...counted, link.code],
  })
  if (isCounted) return
  try {
    await enforceRateLimit(context, 'visit')
    await countVisit(asJob, link)
  } catch (error) {
    // Counting must not keep a visitor from reaching the page.
    if (!isAppError(error) || error.code !== 'too_many') {
      log.warn({ err: error }, 'a visit could not be counted')
    }
  }
}

/** Whether a person is following the link. An image or frame on another site that fetches the URL does not count. */
function isPersons(request: Request): boolean {
  const { method, headers } = request
  const goal = headers.get('sec-fetch-dest') ?? 'document'
  const browser = headers.get('user-agent') ?? ''
  const isOurs = headers.get('sec-fetch-site') === 'same-origin'
  return (
    method === 'GET' &&
    (goal === 'document' || (goal === 'empty' && isOurs)) &&
    !isPrefetch(request) &&
    browser !== '' &&
    !isbot(browser)
  )
}

function unkept(answer: Response): Response {
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}
