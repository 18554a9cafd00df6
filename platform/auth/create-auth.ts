import { betterAuth } from 'better-auth'
import { createEmailVerificationToken } from 'better-auth/api'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import { toAppError } from '../database/faults.ts'
import { newId } from '../database/new-id.ts'
import { isAppError } from '../errors.ts'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import { boundHashing, type Hashing } from './bounded-hashing.ts'
import { claimAddress, createAccount, replaceSignUp, type AccountHooks } from './claim-address.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import { NoToken } from './exchange-code.ts'
import { currentFlow } from './flow.ts'
import { mailboxPlugin } from './mailbox-plugin.ts'
import { mailboxVerbs, type MailboxVerbs } from './mailbox-verbs.ts'
import { providerPlugin } from './provider-plugin.ts'
import { providerVerbs, type ProviderVerbs } from './provider-verbs.ts'
import type { SignInProvider } from './providers.ts'
import { IDLE_SECONDS, RENEW_SECONDS } from './session-limits.ts'
import { sessionVerbs, type SessionVerbs } from './session-verbs.ts'
import { signUpMark } from './sign-up-mark.ts'
import { signInVerbs, type SignInVerbs } from './sign-in-verbs.ts'
import { withoutPersonal } from '../text/without-personal.ts'
import { watchSwallowedFaults } from './swallowed-faults.ts'

/** Sign-in as our forms use it. `headers` are the request's, with the client address set by the web layer. */
export type Auth = SignInVerbs &
  ProviderVerbs &
  MailboxVerbs &
  SessionVerbs & {
    /** Hashes a password for storage. @throws AppError too_many if many are being hashed. */
    hashPassword(password: string): Promise<string>
  }

/** The emails of sign-in. Each is enqueued before its function returns, so that the response promises an email that will be sent. */
export type SignInMails = {
  verifyAddress(to: Addressee, token: string, returnTo: string): Promise<void>
  resetPassword(to: Addressee, token: string): Promise<void>
  /** Someone signed in with a provider that does not verify their address. */
  proveMailbox(
    to: Addressee,
    token: string,
    provider: SignInProvider,
    returnTo: string,
  ): Promise<void>
  /** Someone signed up with an address that already has an account; only the mailbox owner learns that. */
  addressTaken(to: Addressee): Promise<void>
  passwordChanged(to: Addressee): Promise<void>
  /** A provider was linked to an account; also writes the audit line. */
  providerAdded(userId: string, provider: SignInProvider): Promise<void>
}

export type Addressee = { email: string; name: string }

/**
 * Creates sign-in with its own schema and role. better-auth's endpoints are not mounted: only our forms call it, through these
 * functions, so there is one entry point.
 */
export function createAuth(options: {
  env: Env
  origin: string
  secret: string
  db: Kysely<unknown>
  mails: SignInMails
  people: AccountHooks
  clock: Clock
  log: Logger
  /** Replaces scrypt, for tests. */
  hashing?: Hashing | undefined
}): Auth {
  const { env, origin, secret, db, mails, people, log } = options
  const swallowed = watchSwallowedFaults()
  const hashing = boundHashing(options.hashing)
  const isSecure = origin.startsWith('https:')
  const verifyWithin = 24 * 60 * 60
  const auth = betterAuth({
    baseURL: origin,
    secret,
    trustedOrigins: [origin],
    database: { db, type: 'postgres' },
    logger: {
      level: 'error',
      log(level, message, ...more) {
        swallowed.note(more)
        const noToken = more.find((one) => one instanceof NoToken)
        if (noToken) return log.warn({ reason: noToken.message }, 'a provider gave no token')
        // Never logged as an error by itself: visitors cause most of these, and a real error ends the request and is logged
        // there.
        const err = more.find((one) => isAppError(toAppError(one)))
        const line = { from: 'sign-in', ...(err && { err }) }
        log[level === 'error' ? 'warn' : 'debug'](line, withoutPersonal(message))
      },
    },
    telemetry: { enabled: false },
    plugins: [
      mailboxPlugin(people),
      providerPlugin({
        env,
        origin,
        secret,
        log,
        nameOf: people.nameOf,
        async proved(email) {
          const { internalAdapter } = await auth.$context
          const known = await internalAdapter.findUserByEmail(email)
          if (known && !known.user.emailVerified) await people.releaseAddress(known.user.id)
        },
      }),
    ],
    user: {
      modelName: 'users',
      async validateUserInfo({ user, source }) {
        if (source.method !== 'oauth' || source.action === 'sign-in') return undefined
        // A member who adds a provider is identified by their session; the provider's address may differ.
        if (currentFlow().link) return undefined
        if (!user.emailVerified) return { error: 'email_not_verified' }
        if (source.action !== 'link-account' || !user.id) return undefined
        const context = await auth.$context
        const known = await context.internalAdapter.findUserById(user.id)
        if (known && !known.emailVerified) await claimAddress(context, known.id)
        return undefined
      },
      additionalFields: {
        mobilePhone: { type: 'string', required: false, input: true },
        signupIp: { type: 'string', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: IDLE_SECONDS,
      updateAge: RENEW_SECONDS,
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'accounts',
      updateAccountOnSignIn: false,
      // Only a verified address gets this far, and an unproved account is emptied first.
      accountLinking: { requireLocalEmailVerified: false, allowDifferentEmails: true },
    },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: env.REQUIRE_EMAIL_VERIFICATION,
      minPasswordLength: env.PASSWORD_MIN_LENGTH,
      maxPasswordLength: 128,
      password: {
        async hash(password) {
          const hash = await hashing.hash(password)
          currentFlow().hash = hash
          return hash
        },
        verify: hashing.verify,
      },
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mails.resetPassword(user, token),
      async onExistingUserSignUp({ user }) {
        const { signUp, hash } = currentFlow()
        // Without verification an unproved account is in use, and a form must not change its owner.
        if (user.emailVerified || !env.REQUIRE_EMAIL_VERIFICATION || !signUp || !hash) {
          return mails.addressTaken(user)
        }
        const context = await auth.$context
        const { returnTo, ...person } = signUp
        if (await people.releaseAddress(user.id, 'in use')) {
          const { email } = user
          await createAccount(context, { ...person, email, emailVerified: false }, hash)
        } else {
          await replaceSignUp(context, user.id, person, hash)
        }
        const token = await createEmailVerificationToken(
          secret,
          user.email,
          undefined,
          verifyWithin,
        )
        await mails.verifyAddress({ ...user, name: signUp.name }, token, returnTo)
      },
      async onPasswordReset({ user }) {
        const context = await auth.$context
        // The link came by email, so the person reads that address. That does not prove that they also signed up for it.
        if (!user.emailVerified) {
          const { hash } = currentFlow()
          const { email } = user
          if (hash && (await people.releaseAddress(user.id))) {
            const name = people.nameOf('', email)
            await createAccount(
              context,
              { name, mobilePhone: null, email, emailVerified: true },
              hash,
            )
            return mails.passwordChanged({ email, name })
          }
          await context.internalAdapter.updateUser(user.id, { emailVerified: true })
        }
        // Links from earlier emails must not undo the new choice.
        await context.adapter.deleteMany({
          model: 'verification',
          where: [{ field: 'value', value: user.id }],
        })
        await mails.passwordChanged(user)
      },
    },
    emailVerification: {
      // Where unproved accounts are in use, their owners still need a way to prove them.
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      expiresIn: verifyWithin,
      sendVerificationEmail: ({ user, token, url }) =>
        mails.verifyAddress(user, token, new URL(url).searchParams.get('callbackURL') ?? '/'),
    },
    databaseHooks: {
      account: {
        create: {
          after: ({ userId, providerId }) => {
            if (providerId !== 'credential') currentFlow().joined = userId
            return Promise.resolve()
          },
          // We only need the person's identity; the provider's tokens are not stored.
          before: (account) =>
            Promise.resolve({
              data: { ...account, accessToken: null, refreshToken: null, idToken: null },
            }),
        },
      },
      user: {
        create: {
          before: (user, context) =>
            Promise.resolve({
              data: { ...user, signupIp: context?.headers?.get(CLIENT_ADDRESS) ?? null },
            }),
        },
      },
    },
    // better-auth counts only requests through its router, which is not mounted.
    rateLimit: { enabled: false },
    advanced: {
      // With `__Host-`, browsers refuse such a cookie from a sibling subdomain; better-auth itself supports only `__Secure-`.
      cookiePrefix: isSecure ? '__Host-f4i' : 'f4i',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, path: '/' },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
      database: { generateId: () => newId() },
    },
  })
  const internals = () => auth.$context
  const mailbox = mailboxVerbs({ api: auth.api, swallowed })
  return {
    ...signInVerbs({
      api: auth.api,
      internals,
      swallowed,
      verify: hashing.verify,
      mark: signUpMark(secret, isSecure),
      openSession: async (headers, email) =>
        (await mailbox.signInByMailbox(headers, { email, name: '', since: new Date() })).cookies,
    }),
    ...providerVerbs({ api: auth.api, env, swallowed, secret, mails, log }),
    ...mailbox,
    ...sessionVerbs({ api: auth.api, internals, swallowed }),
    hashPassword: hashing.hash,
  }
}
