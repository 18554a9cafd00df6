import type { Attempts } from '../attempts/open-attempts.ts'
import { HOUR, MINUTE, type Limit, type Mark, type Try } from '../attempts/limit.ts'
import { addressKey } from '../budget.ts'
import { isAppError, type AppError } from '../errors.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import type { Auth } from './open-auth.ts'

const limit = (kind: string, free: number, firstWaitMs: number): Limit => ({
  kind,
  free,
  firstWaitMs,
  windowMs: HOUR,
})

/** One person who is mistaken, or one who guesses. */
const GUESSES = limit('sign-in', 5, 30_000)
/** One connection that tries many accounts; a whole office may share it. */
const GUESSES_FROM = limit('sign-in from', 100, 30_000)
/** Many connections that try one account. Not for those it has been used from: strangers cannot lock it. */
const GUESSES_AT = limit('sign-in at', 100, 30_000)
const KNOWN = 'signed in from'

/** What makes a mail to an address that may be anybody's. */
const MAILS = limit('mail', 4, MINUTE)
const MAILS_TO = limit('mail to', 10, MINUTE)
const MAILS_FROM = limit('mail from', 30, MINUTE)

/** Refusals before a password was looked at: the queue is full, the database away. */
const UNTRIED = new Set<AppError['code']>(['too_many', 'unavailable'])

/** Links of mails cannot be guessed; this spares the work of looking them up. */
const TOKENS_FROM = limit('token from', 30, MINUTE)

/**
 * Sign-in that can be tried only so often. Each try counts before it is made, so that many at once are no way round; a
 * right password takes its own back. Accounts are counted by what was typed, whether they exist or not.
 *
 * Its verbs also throw AppError too_many, with the seconds to wait.
 */
export function limitAuth(auth: Auth, attempts: Attempts): Auth {
  const mailing = (headers: Headers, email: string) =>
    attempts.count(mailTries(accountOf(email), connectionOf(headers)))
  const usingToken = (headers: Headers) =>
    attempts.count([{ limit: TOKENS_FROM, of: [connectionOf(headers)] }])

  return {
    ...auth,
    async signIn(headers, given) {
      const { own, shared, known } = guesses(accountOf(given.email), connectionOf(headers))
      const counted = await attempts.count([own, ...shared])
      // Whoever is in, or was not asked for the password at all, must not fail for want of this.
      const settle = (...done: Parameters<Attempts['settle']>) =>
        attempts.settle(...done).catch(() => {})
      try {
        const cookies = await auth.signIn(headers, given)
        const giveBack = counted.filter((one) => one !== own)
        await settle({ forget: [own], giveBack, remember: [known] })
        return cookies
      } catch (error) {
        if (isAppError(error) && UNTRIED.has(error.code)) await settle({ giveBack: counted })
        throw error
      }
    },
    async signUp(headers, person) {
      await mailing(headers, person.email)
      await auth.signUp(headers, person)
    },
    async sendVerification(headers, given) {
      await mailing(headers, given.email)
      await auth.sendVerification(headers, given)
    },
    async requestReset(headers, email) {
      await mailing(headers, email)
      await auth.requestReset(headers, email)
    },
    async verifyAddress(headers, given) {
      await usingToken(headers)
      return auth.verifyAddress(headers, given)
    },
    async resetPassword(headers, given) {
      await usingToken(headers)
      await auth.resetPassword(headers, given)
    },
  }
}

// Always in one order (both, connection, account), so that two requests never wait for one another.

function guesses(account: string, connection: string): { own: Try; shared: Try[]; known: Mark } {
  const both = [account, connection]
  const known: Mark = { kind: KNOWN, of: both }
  return {
    own: { limit: GUESSES, of: both },
    shared: [
      { limit: GUESSES_FROM, of: [connection] },
      { limit: GUESSES_AT, of: [account], unless: known },
    ],
    known,
  }
}

function mailTries(account: string, connection: string): Try[] {
  return [
    { limit: MAILS, of: [account, connection] },
    { limit: MAILS_FROM, of: [connection] },
    { limit: MAILS_TO, of: [account] },
  ]
}

/** As accounts are told apart: by the address in lower case. */
function accountOf(email: string): string {
  return email.trim().toLowerCase()
}

function connectionOf(headers: Headers): string {
  return addressKey(headers.get(CLIENT_ADDRESS) ?? '')
}
