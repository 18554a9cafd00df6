import type { RouterContextProvider } from 'react-router'
import type { Left } from '#platform/attempts/record-hit.ts'
import { HOUR, MINUTE, type Limit, type Mark } from '#platform/attempts/limit.ts'
import { addressKey } from '#platform/token-bucket.ts'
import { isAppError } from '#platform/errors.ts'
import { rateLimitKey } from './rate-limit-key.ts'
import { callerContext, requestInfoContext, runtimeContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

const limit = (kind: string, free: number): Limit => ({
  kind,
  free,
  firstWaitMs: MINUTE,
  windowMs: HOUR,
})

/** What one person, or one browser without an account, may do before they have to wait. */
const LIMITS = {
  /** Messages, wishes for tours; each makes a mail to an address that was typed. */
  message: limit('message from', 20),
  /** Gifts of visitors; each makes a mail to an address that was typed. */
  gift: limit('gift from', 20),
  /** Drafts of applications. */
  draft: limit('draft from', 60),
  /** Orders; each holds pieces and makes a mail to an address that was typed. */
  order: limit('order from', 20),
  /** Joining, leading and leaving groups, and signing them up; each makes mails to others. */
  group: limit('group deed of', 20),
  /** Questions to the assistant, each of which may cost money where a model answers. */
  question: limit('question of', 30),
  /** Asking to be the first superuser. */
  promotion: limit('promotion of', 10),
  /** Following ambassadors' links, so that nobody makes a page look visited: a class behind one connection counts whole. */
  visit: { ...limit('visit from', 60), windowMs: 24 * HOUR },
  /** Files, which take room. */
  upload: limit('upload of', 60),
}

/** What may be wrong about an order from one connection, and about one address from anywhere. */
const LOOK_UPS_FROM = limit('look-up from', 10)
const LOOK_UPS_ABOUT = limit('look-up from about', 10)
/** Links to an order that are mailed in place of a look-up. */
const ORDER_LINKS_TO = limit('order link to', 5)

/** What visitors do by the browser, and by the connection only beyond what a crowd behind it may do. */
const BY_BROWSER: ReadonlySet<Kind> = new Set(['message', 'gift', 'draft', 'order', 'question'])
/** So many browsers behind one connection may use up their limit. */
const CROWD = 10
/** The same of browsers that have done such things before: strangers cannot use this up for them by throwing cookies away. */
const KNOWN_CROWD = 50

type Kind = keyof typeof LIMITS

/**
 * Counts a try: of a member as themselves; of a visitor by the browser and, more generously, by the connection, so that a
 * crowd behind one network does not lock itself out; any visit by the connection.
 *
 * @throws AppError too_many with the seconds to wait; unavailable.
 */
export async function enforceRateLimit(context: Context, what: Kind): Promise<void> {
  const { attempts } = context.get(runtimeContext)
  const { tries, browser } = await triesOf(context, what)
  await attempts.count(tries)
  if (browser) await attempts.settle({ remember: [browser] })
}

/** How many more tries pass without a wait, and how long the wait is that the next one would meet; counts nothing. */
export async function triesLeft(context: Context, what: Kind): Promise<Left> {
  const { attempts } = context.get(runtimeContext)
  const { tries } = await triesOf(context, what)
  const each = await Promise.all(tries.map((one) => attempts.left(one)))
  return {
    left: Math.min(...each.map(({ left }) => left)),
    waitMs: Math.max(...each.map(({ waitMs }) => waitMs)),
  }
}

async function triesOf(
  context: Context,
  what: Kind,
): Promise<{ tries: { limit: Limit; of: string[] }[]; browser?: Mark }> {
  const { attempts } = context.get(runtimeContext)
  const { actor } = context.get(callerContext)
  const own = LIMITS[what]
  if (actor.kind === 'member' || !BY_BROWSER.has(what)) {
    return { tries: [{ limit: own, of: [countedAs(context, what)] }] }
  }
  const connection = connectionOf(context)
  if (actor.kind !== 'guest') return { tries: [{ limit: times(own, CROWD), of: [connection] }] }
  const browser: Mark = { kind: 'guest known', of: [actor.guestId] }
  const crowd = (await attempts.knows(browser))
    ? { ...times(own, KNOWN_CROWD), kind: `${own.kind} known at` }
    : times(own, CROWD)
  const tries = [
    { limit: crowd, of: [connection] },
    { limit: own, of: ['guest', actor.guestId] },
  ]
  return { tries, browser }
}

/**
 * Counts a look-up about an address, of which only wrong ones stay counted: call `right` of what comes back. Null where
 * too much was wrong already, from this connection or about this address; then nothing may be shown, only mailed.
 *
 * @throws AppError unavailable.
 */
export async function countLookUp(
  context: Context,
  email: string,
): Promise<{ right(): Promise<void> } | null> {
  const { attempts } = context.get(runtimeContext)
  try {
    const giveBack = await attempts.count([
      { limit: LOOK_UPS_FROM, of: [connectionOf(context)] },
      { limit: LOOK_UPS_ABOUT, of: [email] },
    ])
    return { right: () => attempts.settle({ giveBack }) }
  } catch (error) {
    if (isAppError(error) && error.code === 'too_many') return null
    throw error
  }
}

/** Whether an address may be mailed a link to an order now; counts it. @throws AppError unavailable. */
export async function mayMailOrderLink(context: Context, email: string): Promise<boolean> {
  try {
    await context.get(runtimeContext).attempts.count([{ limit: ORDER_LINKS_TO, of: [email] }])
    return true
  } catch (error) {
    if (isAppError(error) && error.code === 'too_many') return false
    throw error
  }
}

const times = (one: Limit, by: number): Limit => ({ ...one, free: one.free * by })

function countedAs(context: Context, what: Kind): string {
  return what === 'visit' ? connectionOf(context) : rateLimitKey(context)
}

function connectionOf(context: Context): string {
  return addressKey(context.get(requestInfoContext).address)
}
