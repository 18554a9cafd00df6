import type { RateLimiter } from '../attempts/create-rate-limiter.ts'
import { HOUR, MINUTE, type Limit, type Mark, type Try } from '../attempts/limit.ts'
import { addressKey } from '../token-bucket.ts'
import { isAppError, type AppError } from '../errors.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import { knownBrowser } from './known-browser.ts'
import type { Auth, SignInMails } from './create-auth.ts'
import { openSlowLane } from './slow-lane.ts'
import { AddressNotVerified, PersonSuspended } from './translate-auth-errors.ts'

const limit = (kind: string, free: number, firstWaitMs: number): Limit => ({
  kind,
  free,
  firstWaitMs,
  windowMs: HOUR,
})

/** One person who is mistaken, or one who guesses. */
const GUESSES = limit('sign-in', 5, 30_000)
/** One connection that tries many accounts; a whole office may share it, or the whole site a forgotten proxy. */
const GUESSES_FROM = limit('sign-in from', 100, 30_000)
/** Many connections that try one account. */
const GUESSES_AT = limit('sign-in at', 100, 30_000)
/** A connection, and a browser, that the account was signed in from. */
const KNOWN = 'signed in from'
const KNOWN_BROWSER = 'signed in with'

/** One kind of mail to one address. */
const MAILS_TO = limit('mail to', 5, MINUTE)
/** Sign-ups from one connection, each of which mails an address that may be anybody's. */
const SIGN_UPS_FROM = limit('sign-up from', 30, MINUTE)
/** Passwords tried with one link. */
const PASSWORDS_WITH_LINK = limit('password with link', 10, MINUTE)

/** Refusals before a password was looked at: the queue is full, the database away. */
const UNTRIED = new Set<AppError['code']>(['too_many', 'unavailable'])

/**
 * Sign-in that slows down guessing and locks nobody out. Each try counts before it is made, so that many at once are no
 * way round; a right password takes its own back. Accounts are counted by what was typed, whether they exist or not.
 *
 * Who is over a limit has the password looked at all the same, one at a time: the right one passes, and anything else
 * hears how long to wait. A browser that has signed in to the account before counts for itself alone.
 *
 * Its verbs also throw AppError too_many, with the seconds to wait.
 */
export function limitAuth(auth: Auth, attempts: RateLimiter, isSecure = false): Auth {
  const browser = knownBrowser(isSecure)
  const ofAccount = openSlowLane({ waiting: 6, restMs: 400 })
  const ofConnection = openSlowLane({ waiting: 15, restMs: 0 })
  const signUps = openSlowLane({ waiting: 6, restMs: 0 })

  /** Does what needs a right password, within the limits of whoever asks. */
  async function guarded<T>(headers: Headers, email: string, work: () => Promise<T>): Promise<T> {
    const who = { account: accountOf(email), connection: connectionOf(headers) }
    const id = browser.read(headers)
    const mark = id === null ? null : browserMark(who.account, id)
    const isKnown = mark !== null && (await attempts.knows(mark))
    const { own, shared } = isKnown ? guessesOfBrowser(mark) : guesses(who)
    let counted: Try[] = []
    let refusal: unknown = null
    try {
      counted = await attempts.count([own, ...shared])
    } catch (error) {
      if (!isAppError(error) || error.code !== 'too_many') throw error
      refusal = error
    }
    // Whoever is in, or was not asked for the password at all, must not fail for want of this.
    const settle = (...done: Parameters<RateLimiter['settle']>) =>
      attempts.settle(...done).catch(() => {})
    try {
      const done = await (refusal === null
        ? work()
        : ofConnection(who.connection, () => ofAccount(own.of.join(' '), work)))
      await settle({ forget: [own], giveBack: counted.filter((one) => one !== own) })
      return done
    } catch (error) {
      if (isAppError(error) && UNTRIED.has(error.code)) await settle({ giveBack: counted })
      throw refusal !== null && isWrongPassword(error) ? refusal : error
    }
  }

  /** Remembers the browser and the connection of whoever has come in, and gives the cookies of the answer. */
  async function remembered(headers: Headers, email: string, cookies: string[]) {
    const account = accountOf(email)
    const id = browser.read(headers) ?? browser.create()
    const remember = [knownMark(account, connectionOf(headers)), browserMark(account, id)]
    await attempts.settle({ remember }).catch(() => {})
    return [...cookies, browser.cookie(id)]
  }

  return {
    ...auth,
    async signIn(headers, given) {
      const cookies = await guarded(headers, given.email, () => auth.signIn(headers, given))
      return remembered(headers, given.email, cookies)
    },
    async signUp(headers, person) {
      const connection = connectionOf(headers)
      try {
        await attempts.count([{ limit: SIGN_UPS_FROM, of: [connection] }])
      } catch (error) {
        if (!isAppError(error) || error.code !== 'too_many') throw error
        return signUps(connection, () => auth.signUp(headers, person))
      }
      await auth.signUp(headers, person)
    },
    async verifyAddress(headers, given) {
      await attempts.count([{ limit: PASSWORDS_WITH_LINK, of: [given.token] }])
      const { cookies, email } = await auth.verifyAddress(headers, given)
      return { cookies: await remembered(headers, email, cookies), email }
    },
  }
}

/**
 * The mails of sign-in, each kind a few times an hour to one address. What is over that is left away in silence: the
 * answer is the same, and the links of the mails before go on working.
 */
export function limitMails(mails: SignInMails, attempts: RateLimiter): SignInMails {
  const within = async (kind: string, email: string, send: () => Promise<void>) => {
    try {
      await attempts.count([{ limit: MAILS_TO, of: [kind, accountOf(email)] }])
    } catch (error) {
      if (isAppError(error) && error.code === 'too_many') return
      throw error
    }
    await send()
  }
  return {
    ...mails,
    verifyAddress: (to, ...more) =>
      within('verify', to.email, () => mails.verifyAddress(to, ...more)),
    resetPassword: (to, ...more) =>
      within('reset', to.email, () => mails.resetPassword(to, ...more)),
    proveMailbox: (to, ...more) => within('prove', to.email, () => mails.proveMailbox(to, ...more)),
    addressTaken: (to) => within('taken', to.email, () => mails.addressTaken(to)),
  }
}

/** Whether the password was looked at and is another. */
function isWrongPassword(error: unknown): boolean {
  if (error instanceof AddressNotVerified || error instanceof PersonSuspended) return false
  return isAppError(error) && error.code === 'bad_input'
}

// Always in one order (both, connection, account), so that two requests never wait for one another.

function guesses({ account, connection }: { account: string; connection: string }) {
  const known = knownMark(account, connection)
  const shared: Try[] = [
    { limit: GUESSES_FROM, of: [connection], unless: known },
    { limit: GUESSES_AT, of: [account], unless: known },
  ]
  const own: Try = { limit: GUESSES, of: [account, connection] }
  return { own, shared }
}

function guessesOfBrowser({ of }: Mark): { own: Try; shared: Try[] } {
  return { own: { limit: GUESSES, of: ['browser', ...of] }, shared: [] }
}

const knownMark = (account: string, connection: string): Mark => ({
  kind: KNOWN,
  of: [account, connection],
})
const browserMark = (account: string, browser: string): Mark => ({
  kind: KNOWN_BROWSER,
  of: [account, browser],
})

/** As accounts are told apart: by the address in lower case. */
function accountOf(email: string): string {
  return email.trim().toLowerCase()
}

function connectionOf(headers: Headers): string {
  return addressKey(headers.get(CLIENT_ADDRESS) ?? '')
}
