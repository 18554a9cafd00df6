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

/** One person who is mistaken or guesses. */
const GUESSES = limit('sign-in', 5, 30_000)
/** One connection that tries many accounts; an office may share it, or, with a misconfigured proxy, the whole site. */
const GUESSES_FROM = limit('sign-in from', 100, 30_000)
/** Many connections that try one account. */
const GUESSES_AT = limit('sign-in at', 100, 30_000)
/** A connection or browser from which the account has signed in. */
const KNOWN = 'signed in from'
const KNOWN_BROWSER = 'signed in with'

/** One kind of email to one address. */
const MAILS_TO = limit('mail to', 5, MINUTE)
/** Sign-ups from one connection; each emails an address that may be someone else's. */
const SIGN_UPS_FROM = limit('sign-up from', 30, MINUTE)
/** Passwords tried with one link. */
const PASSWORDS_WITH_LINK = limit('password with link', 10, MINUTE)

/** Refusals before the password was checked: the queue is full, or the database is down. */
const UNTRIED = new Set<AppError['code']>(['too_many', 'unavailable'])

/**
 * Wraps sign-in so that it slows down guessing and locks nobody out. Each attempt counts before it is made, so concurrency is
 * no way around; a right password is not counted. Accounts are counted by the typed address, whether they exist or not.
 *
 * Over a limit the password is still checked, one at a time: the right one succeeds, anything else is told how long to wait. A
 * browser that has signed in to the account before has its own limit.
 *
 * Its functions also throw AppError too_many, with the seconds to wait.
 */
export function limitAuth(auth: Auth, attempts: RateLimiter, isSecure = false): Auth {
  const browser = knownBrowser(isSecure)
  const ofAccount = openSlowLane({ waiting: 6, restMs: 400 })
  const ofConnection = openSlowLane({ waiting: 15, restMs: 0 })
  const signUps = openSlowLane({ waiting: 6, restMs: 0 })

  /** Runs what needs a right password, within the caller's limits. */
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
    // A person who is signed in, or was not asked for the password, must not fail because of this.
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

  /** Remembers the browser and connection of a successful sign-in, and returns the response's cookies. */
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
      return auth.signUp(headers, person)
    },
    async verifyAddress(headers, given) {
      await attempts.count([{ limit: PASSWORDS_WITH_LINK, of: [given.token] }])
      const { cookies, email } = await auth.verifyAddress(headers, given)
      return { cookies: await remembered(headers, email, cookies), email }
    },
    async signInByMailbox(headers, reader) {
      const done = await auth.signInByMailbox(headers, reader)
      if (done.kind === 'changed') return done
      return { ...done, cookies: await remembered(headers, reader.email, done.cookies) }
    },
  }
}

/**
 * Limits the emails of sign-in, each kind a few times an hour per address. Further ones are silently dropped: the response is
 * the same, and the links of earlier emails still work.
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

/** Whether the password was checked and is wrong. */
function isWrongPassword(error: unknown): boolean {
  if (error instanceof AddressNotVerified || error instanceof PersonSuspended) return false
  return isAppError(error) && error.code === 'bad_input'
}

// Always in the same order (both, connection, account), so that two requests never deadlock.

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

/** Accounts are distinguished by the lowercase address. */
function accountOf(email: string): string {
  return email.trim().toLowerCase()
}

function connectionOf(headers: Headers): string {
  return addressKey(headers.get(CLIENT_ADDRESS) ?? '')
}
