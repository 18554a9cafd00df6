import { setTimeout as pause } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import { brokenConstraint, translateFault } from '../database/faults.ts'
import { AppError } from '../errors.ts'
import type { SwallowedFaults } from './swallowed-faults.ts'

/** Who is signed in, as the session says. What they may do is asked elsewhere. */
export type SessionUser = { id: string; email: string; name: string; sessionId: string }

/** What an answer to the browser must carry: cookies set or cleared. */
export type Cookies = string[]

/** Sign-in as our forms use it. `headers` are the request's, with the client address set by the web layer. */
export type Auth = {
  /** The session of these cookies, or null; renews it when due. */
  findSession(headers: Headers): Promise<{ user: SessionUser | null; cookies: Cookies }>
  /** Makes an account, or tells the owner of a taken address by mail; the answer is the same for both. */
  signUp(headers: Headers, person: NewPerson): Promise<void>
  /** @throws AppError bad_input with the reason; `code` EMAIL_NOT_VERIFIED also sends the mail again. */
  signIn(
    headers: Headers,
    given: { email: string; password: string; returnTo: string },
  ): Promise<Cookies>
  signOut(headers: Headers): Promise<Cookies>
  /** Confirms the address a token was mailed to. */
  verifyAddress(headers: Headers, token: string): Promise<void>
  /** Mails a fresh link, if the address waits for one; the answer is the same if not. */
  sendVerification(headers: Headers, given: { email: string; returnTo: string }): Promise<void>
  /** Mails a link to choose a new password, if the address has an account; the answer is the same if not. */
  requestReset(headers: Headers, email: string): Promise<void>
  /** Sets the password and ends all sessions of that person. */
  resetPassword(headers: Headers, given: { token: string; password: string }): Promise<void>
}

export type NewPerson = {
  fullName: string
  email: string
  mobilePhone: string | null
  password: string
  returnTo: string
}

/** The part of better-auth's API that the verbs use. */
export type SignInApi = {
  getSession(given: {
    headers: Headers
    returnHeaders: true
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
  verifyEmail(given: { headers: Headers; query: { token: string } }): Promise<unknown>
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

/** A sign-in that was right but for the address not being verified yet. */
export class AddressNotVerified extends AppError {
  constructor() {
    super('bad_input', 'Please verify your email address first. We have sent you the link again.')
  }
}

/** Wraps better-auth's API in our verbs and our errors. */
export function signInVerbs(api: SignInApi, swallowed: SwallowedFaults): Auth {
  const told = <T>(work: () => Promise<T>) => tell(swallowed, work)
  return {
    async findSession(headers) {
      const { headers: answer, response } = await told(() =>
        api.getSession({ headers, returnHeaders: true }),
      )
      const found = response as {
        user: { id: string; email: string; name: string }
        session: { id: string }
      } | null
      const user = found && {
        id: found.user.id,
        email: found.user.email,
        name: found.user.name,
        sessionId: found.session.id,
      }
      return { user, cookies: answer.getSetCookie() }
    },
    async signUp(headers, { fullName, email, mobilePhone, password, returnTo }) {
      const made = told(() =>
        api.signUpEmail({
          headers,
          body: {
            name: fullName,
            email,
            password,
            mobilePhone: mobilePhone ?? undefined,
            callbackURL: returnTo,
          },
        }),
      )
      await made.catch((error: unknown) => {
        // The same form sent twice at once: the other one made the account and its mail.
        if (brokenConstraint(error) !== 'users_email_key') throw error
      })
    },
    async signIn(headers, { email, password, returnTo }) {
      const done = await told(() =>
        api.signInEmail({
          headers,
          returnHeaders: true,
          body: { email, password, callbackURL: returnTo },
        }),
      )
      // Whoever was signed in here before is not any more; an invalid cookie is simply none.
      if (headers.has('cookie')) await told(() => api.signOut({ headers, returnHeaders: true }))
      return done.headers.getSetCookie()
    },
    async signOut(headers) {
      const done = await told(() => api.signOut({ headers, returnHeaders: true }))
      return done.headers.getSetCookie()
    },
    async verifyAddress(headers, token) {
      await told(() => api.verifyEmail({ headers, query: { token } }))
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
      await told(() => api.resetPassword({ headers, body: { newPassword: password, token } }))
    },
  }
}

/** Writing a mail takes a while; without an account the answer must not come sooner, or its time would tell. */
async function unhurried(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, pause(LEAST_MS)])
}

const LEAST_MS = 150

/** Signed in or not, asking for a verification mail gets one answer. */
function withoutCookies(headers: Headers): Headers {
  const plain = new Headers(headers)
  plain.delete('cookie')
  return plain
}

/** What better-auth did, in our errors. A fault that it only logged counts more than what it answered. */
async function tell<T>(swallowed: SwallowedFaults, work: () => Promise<T>): Promise<T> {
  const { outcome, fault } = await swallowed.watch(work)
  if (fault) throw translateFault(fault)
  if (outcome.status === 'fulfilled') return outcome.value
  const error: unknown = outcome.reason
  if (!isAPIError(error)) throw translateFault(error)
  const code = (error.body as { code?: string } | undefined)?.code
  if (code === 'EMAIL_NOT_VERIFIED') throw new AddressNotVerified()
  if (error.statusCode >= 500) throw error
  throw new AppError('bad_input', error.body?.message ?? '', { cause: error })
}
