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

/** Limits per member or, without an account, per browser. */
const LIMITS = {
  /** Messages and tour requests; each sends an email to an address that was typed in. */
  message: limit('message from', 20),
  /** Messages to organizations about a sign-up, gift or inquiry, and reports of them. */
  thread: limit('thread message from', 30),
  /** Visitors' donations; each sends an email to an address that was typed in. */
  gift: limit('gift from', 20),
  /** Visitors' sign-ups to take part; each sends an email to an address that was typed in. */
  'sign-up': limit('sign-up to take part from', 20),
  /** People signed up at the door who get an email. */
  'walk-in': limit('walk-in from', 100),
  /** Drafts of applications. */
  draft: limit('draft from', 60),
  /** Orders; each reserves stock and sends an email to an address that was typed in. */
  order: limit('order from', 20),
  /** Joining, leading, leaving and signing up groups; each sends emails to others. */
  group: limit('group deed of', 20),
  /** Questions to the assistant; each may cost money if a model answers. */
  question: limit('question of', 30),
  /** Suggested translations; each asks a model, which may cost money, several times. */
  translation: limit('translation of', 20),
  /** Requests to become the first superuser. */
  promotion: limit('promotion of', 10),
  /** Visits through ambassadors' links, so that nobody can inflate a page's count; a class behind one connection counts in full. */
  visit: { ...limit('visit from', 60), windowMs: 24 * HOUR },
  /** Addresses that the geocoder looks up. */
  address: limit('address of', 120),
  /** File uploads, which use storage. */
  upload: limit('upload of', 60),
}

/** Wrong order look-ups allowed per connection, and per email address from anywhere. */
const LOOK_UPS_FROM = limit('look-up from', 10)
const LOOK_UPS_ABOUT = limit('look-up from about', 10)
/** Order links emailed instead of a look-up. */
const ORDER_LINKS_TO = limit('order link to', 5)
/** Links emailed to confirm a sign-up. */
const SIGN_UP_LINKS_TO = limit('sign-up link to', 5)
/** Emails to an address that a minor gave as their parent's. */
const CONSENT_LINKS_TO = limit('consent link to', 5)

/** Counted by browser, and by connection only beyond what a crowd behind it may do. */
const BY_BROWSER: ReadonlySet<Kind> = new Set([
  'message',
  'gift',
  'sign-up',
  'draft',
  'order',
  'question',
])
/** Number of browsers behind one connection that may use up their limit. */
const CROWD = 10
/** The same for browsers that have done this before: strangers cannot use up this limit by dropping their cookies. */
const KNOWN_CROWD = 50

type Kind = keyof typeof LIMITS

/**
 * Counts an attempt: a member's by account; a visitor's by browser and, with a higher limit, by connection, so that a
 * crowd behind one network does not lock itself out; a visit always by connection.
 *
 * @throws AppError too_many with the seconds to wait; unavailable.
 */
export async function enforceRateLimit(context: Context, what: Kind): Promise<void> {
  const { attempts } = context.get(runtimeContext)
  const { tries, browser } = await triesOf(context, what)
  await attempts.count(tries)
  if (browser) await attempts.settle({ remember: [browser] })
}

/** Returns how many more attempts pass and how long the next one would have to wait, in milliseconds. Counts nothing. */
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
 * Counts a look-up by email address; call `right` on the result if it was correct, so that only wrong ones stay
 * counted. Returns null if there were too many wrong ones from this connection or for this address; then the result may
 * only be emailed, not shown.
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

/** Counts an emailed order link and returns whether it may be sent now. @throws AppError unavailable. */
export function mayMailOrderLink(context: Context, email: string): Promise<boolean> {
  return mayMail(context, ORDER_LINKS_TO, email)
}

/** The same for a link that confirms a sign-up. @throws AppError unavailable. */
export function mayMailSignUpLink(context: Context, email: string): Promise<boolean> {
  return mayMail(context, SIGN_UP_LINKS_TO, email)
}

/** The same for a link by which a parent or guardian consents. @throws AppError unavailable. */
export function mayMailConsentLink(context: Context, email: string): Promise<boolean> {
  return mayMail(context, CONSENT_LINKS_TO, email)
}

async function mayMail(context: Context, what: Limit, email: string): Promise<boolean> {
  try {
    await context.get(runtimeContext).attempts.count([{ limit: what, of: [email] }])
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
