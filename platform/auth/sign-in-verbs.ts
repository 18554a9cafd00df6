import { setTimeout as pause } from 'node:timers/promises'
import { violatedConstraint } from '../database/faults.ts'
import { AppError } from '../errors.ts'
import type { Internals } from './claim-address.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import { inFlow, type Flow } from './flow.ts'
import { readAddressProof } from './mailbox-proof.ts'
import type { SignUpMark } from './sign-up-mark.ts'
import type { SessionTimes } from './session-limits.ts'
import type { SwallowedFaults } from './swallowed-faults.ts'
import { translateAuthErrors } from './translate-auth-errors.ts'

/** The signed-in person according to the session. Permissions are checked elsewhere. */
export type SessionUser = {
  id: string
  email: string
  name: string
  sessionId: string
  times: SessionTimes
}

/** Headers for the response to the browser: cookies set or cleared. */
export type Cookies = string[]

/** Sign-in by password. `headers` are the request's, with the client address set by the web layer. */
export type SignInVerbs = {
  /** The session of these cookies, or null. Its lifetime is checked elsewhere. */
  findSession(headers: Headers): Promise<{ user: SessionUser | null; cookies: Cookies }>
  /**
   * Creates an account, or emails the owner of a taken address; the response is the same. While an address is unproved, the
   * newest sign-up replaces the previous ones. The cookies mark this browser as the one that chose the password.
   */
  signUp(headers: Headers, person: NewPerson): Promise<Cookies>
  /** @throws AppError bad_input with the reason; `code` EMAIL_NOT_VERIFIED also sends the email again. */
  signIn(headers: Headers, given: SignInGiven): Promise<Cookies>
  signOut(headers: Headers): Promise<Cookies>
  /**
   * Confirms the address that a token was emailed to and signs in, once: links of a confirmed address are void. Also requires
   * the password, or the browser in which it was chosen, so that the mailbox owner cannot confirm another person's sign-up by
   * pressing a button.
   *
   * @throws AppError bad_input for an invalid token, or with `fields.password` for a wrong or missing password.
   */
  verifyAddress(
    headers: Headers,
    given: { token: string; password: string },
  ): Promise<{ cookies: Cookies; email: string }>
  /** The address that `verifyAddress` would confirm without a password, because it was chosen in this browser; otherwise null. */
  addressSignedUpHere(headers: Headers, token: string): Promise<string | null>
  /** Emails a new link if the address is unverified; the response is the same if not. */
  sendVerification(headers: Headers, given: { email: string; returnTo: string }): Promise<void>
  /** Emails a link to choose a new password if the address has an account; the response is the same if not. */
  requestReset(headers: Headers, email: string): Promise<void>
  /** Sets the password and ends all sessions of that person. */
  resetPassword(headers: Headers, given: { token: string; password: string }): Promise<void>
}

export type SignInGiven = { email: string; password: string; returnTo: string }

export type NewPerson = {
  fullName: string
  email: string
  mobilePhone: string | null
  password: string
  returnTo: string
}

/** The part of better-auth's API that we use. */
export type SignInApi = {
  getSession(given: {
    headers: Headers
    returnHeaders: true
    query?: { disableRefresh?: boolean }
  }): Promise<{ headers: Headers; response: unknown }>
  signUpEmail(given: {
    headers: Headers
    body: Record<string, unknown> & { name: string; email: string; password: string }
  }): Promise<unknown>
  signInEmail(given: {
    headers: Headers
    returnHeaders: true
    body: { email: string; password: string; callbackURL?: string }
  }): Promise<{ headers: Headers }>
  signOut(given: { headers: Headers; returnHeaders: true }): Promise<{ headers: Headers }>
  sendVerificationEmail(given: {
    headers: Headers
    body: { email: string; callbackURL?: string }
  }): Promise<unknown>
  requestPasswordReset(given: { headers: Headers; body: { email: string } }): Promise<unknown>
  resetPassword(given: {
    headers: Headers
    body: { newPassword: string; token: string }
  }): Promise<unknown>
}

/** Wraps better-auth's API in our functions and errors. */
export function signInVerbs(parts: {
  api: SignInApi
  internals: () => Promise<Internals>
  swallowed: SwallowedFaults
  verify(given: { hash: string; password: string }): Promise<boolean>
  mark: SignUpMark
  /** Opens a session for a proved address without a password. Returns no cookies if its sign-in methods changed in between. */
  openSession(headers: Headers, email: string): Promise<Cookies>
}): SignInVerbs {
  const { api, internals, swallowed, verify, mark, openSession } = parts
  const told = <T>(work: () => Promise<T>) => translateAuthErrors(swallowed, work)

  async function signIn(headers: Headers, given: SignInGiven): Promise<Cookies> {
    const { email, password, returnTo } = given
    const body = { email, password, callbackURL: returnTo }
    const done = await told(() => api.signInEmail({ headers, returnHeaders: true, body }))
    // Any previous session of this browser ends; an invalid cookie counts as none.
    if (headers.has('cookie')) await told(() => api.signOut({ headers, returnHeaders: true }))
    return done.headers.getSetCookie()
  }

  /** The sign-up that the token of an emailed link is for, while its address is unproved. */
  async function findUnproved(token: string) {
    const { internalAdapter, secret } = await internals()
    const email = await readAddressProof(secret, token)
    const found = email && (await told(() => ownPassword(internalAdapter, email)))
    return found && !found.emailVerified ? { ...found, email } : null
  }

  return {
    async findSession(headers) {
      const { headers: answer, response } = await told(() =>
        api.getSession({ headers, returnHeaders: true, query: { disableRefresh: true } }),
      )
      const found = response as {
        user: { id: string; email: string; name: string }
        session: { id: string; createdAt: Date; updatedAt: Date }
      } | null
      const user = found && {
        id: found.user.id,
        email: found.user.email,
        name: found.user.name,
        sessionId: found.session.id,
        times: { since: found.session.createdAt, lastUsed: found.session.updatedAt },
      }
      return { user, cookies: answer.getSetCookie() }
    },
    async signUp(headers, { fullName, email, mobilePhone, password, returnTo }) {
      const body = {
        name: fullName,
        email,
        password,
        mobilePhone: mobilePhone ?? undefined,
        callbackURL: returnTo,
      }
      const signupIp = headers.get(CLIENT_ADDRESS)
      const flow: Flow = { signUp: { name: fullName, mobilePhone, signupIp, returnTo } }
      const made = inFlow(flow, () => told(() => api.signUpEmail({ headers, body })))
      await made.catch((error: unknown) => {
        // The same form sent twice at once: the other request created the account and its email.
        if (violatedConstraint(error) !== 'users_email_key') throw error
      })
      return flow.hash ? [mark.cookie(flow.hash)] : []
    },
    signIn,
    async signOut(headers) {
      const done = await told(() => api.signOut({ headers, returnHeaders: true }))
      return done.headers.getSetCookie()
    },
    async verifyAddress(headers, { token, password }) {
      const { adapter } = await internals()
      const found = await findUnproved(token)
      if (!found) throw new AppError('bad_input', '')
      const { email, hash } = found
      const isTheirs =
        hash !== null &&
        (mark.fits(headers, hash) || (password !== '' && (await verify({ hash, password }))))
      if (!isTheirs) throw new AppError('bad_input', '', { fields: { password: '' } })
      // In one statement, so that only one of two concurrent requests is first.
      const confirmed = await told(() =>
        adapter.updateMany({
          model: 'user',
          where: [
            { field: 'id', value: found.id },
            { field: 'emailVerified', value: false },
          ],
          update: { emailVerified: true },
        }),
      )
      if (confirmed !== 1) throw new AppError('bad_input', '')
      return { cookies: await openSession(headers, email), email }
    },
    async addressSignedUpHere(headers, token) {
      const found = await findUnproved(token)
      return found?.hash && mark.fits(headers, found.hash) ? found.email : null
    },
    async sendVerification(headers, { email, returnTo }) {
      const sent = told(() =>
        api.sendVerificationEmail({
          headers: withoutCookies(headers),
          body: { email, callbackURL: returnTo },
        }),
      )
      await unhurried(sent)
    },
    async requestReset(headers, email) {
      await unhurried(told(() => api.requestPasswordReset({ headers, body: { email } })))
    },
    async resetPassword(headers, { token, password }) {
      const body = { newPassword: password, token }
      await inFlow({}, () => told(() => api.resetPassword({ headers, body })))
    },
  }
}

async function ownPassword(adapter: Internals['internalAdapter'], email: string) {
  const found = await adapter.findUserByEmail(email, { includeAccounts: true })
  if (!found) return null
  const own = found.accounts.find(({ providerId }) => providerId === 'credential')
  return {
    id: found.user.id,
    emailVerified: found.user.emailVerified,
    hash: own?.password ?? null,
  }
}

/** Writing an email takes time; without an account the response must not be faster, or its time would reveal that. */
async function unhurried(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, pause(LEAST_MS)])
}

const LEAST_MS = 150

/** A verification email request gets the same response whether signed in or not. */
function withoutCookies(headers: Headers): Headers {
  const plain = new Headers(headers)
  plain.delete('cookie')
  return plain
}
