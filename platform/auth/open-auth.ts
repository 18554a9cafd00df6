import { betterAuth } from 'better-auth'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import { newId } from '../database/new-id.ts'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import { boundHashing } from './bounded-hashing.ts'
import { CLIENT_ADDRESS } from './client-address.ts'
import { signInVerbs, type Auth } from './sign-in-verbs.ts'
import { watchSwallowedFaults } from './swallowed-faults.ts'

export type { Auth } from './sign-in-verbs.ts'

/** The mails of sign-in. Each enqueues before it returns, so that the answer promises a mail that will come. */
export type SignInMails = {
  verifyAddress(to: Addressee, token: string, returnTo: string): Promise<void>
  resetPassword(to: Addressee, token: string): Promise<void>
  /** Somebody signed up with an address that has an account already; only the mailbox learns that. */
  addressTaken(to: Addressee): Promise<void>
  passwordChanged(to: Addressee): Promise<void>
}

export type Addressee = { email: string; name: string }

/**
 * Opens sign-in over its own schema and role. Its endpoints are not mounted: only our forms call it, through
 * the verbs, so there is one door.
 */
export function openAuth(options: {
  env: Env
  origin: string
  secret: string
  db: Kysely<unknown>
  mails: SignInMails
  clock: Clock
  log: Logger
}): Auth {
  const { env, origin, secret, db, mails, log } = options
  const swallowed = watchSwallowedFaults()
  const auth = betterAuth({
    baseURL: origin,
    secret,
    trustedOrigins: [origin],
    database: { db, type: 'postgres' },
    logger: {
      level: 'error',
      log(level, message, ...more) {
        swallowed.note(more)
        log[level === 'error' ? 'error' : 'debug']({ from: 'sign-in' }, message)
      },
    },
    telemetry: { enabled: false },
    user: {
      modelName: 'users',
      additionalFields: {
        mobilePhone: { type: 'string', required: false, input: true },
        signupIp: { type: 'string', required: false, input: false },
      },
    },
    session: { modelName: 'sessions', cookieCache: { enabled: false } },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: env.REQUIRE_EMAIL_VERIFICATION,
      minPasswordLength: env.PASSWORD_MIN_LENGTH,
      maxPasswordLength: 128,
      password: boundHashing(),
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mails.resetPassword(user, token),
      onExistingUserSignUp: ({ user }) => mails.addressTaken(user),
      async onPasswordReset({ user }) {
        // The link came by mail, so whoever used it reads that address.
        const context = await auth.$context
        if (!user.emailVerified)
          await context.internalAdapter.updateUser(user.id, { emailVerified: true })
        // Links from earlier mails must not undo what was just chosen.
        await context.adapter.deleteMany({
          model: 'verification',
          where: [{ field: 'value', value: user.id }],
        })
        await mails.passwordChanged(user)
      },
    },
    emailVerification: {
      sendOnSignUp: env.REQUIRE_EMAIL_VERIFICATION,
      sendOnSignIn: true,
      autoSignInAfterVerification: false,
      expiresIn: 24 * 60 * 60,
      sendVerificationEmail: ({ user, token, url }) =>
        mails.verifyAddress(user, token, new URL(url).searchParams.get('callbackURL') ?? '/'),
    },
    databaseHooks: {
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
      cookiePrefix: 'f4i',
      useSecureCookies: origin.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
      database: { generateId: () => newId() },
    },
  })
  return signInVerbs(auth.api, swallowed)
}
