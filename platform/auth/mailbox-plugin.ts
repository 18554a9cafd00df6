import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { claimAddress, type AccountHooks, type Internals } from './claim-address.ts'

/** Someone who reads the mailbox of an address, by a link that was emailed to it at `since`. */
export type MailboxReader = { email: string; name: string; since: Date }

/** `changed`: how the account signs in was changed after the link was sent, so the link opens nothing. */
export type MailboxSignIn =
  | { kind: 'changed' }
  | { kind: 'signed-in'; userId: string; isFirst: boolean }

/**
 * Signs in a person who has access to a mailbox. Callable from the server only: it trusts its caller, who has checked a
 * one-time link. An account without a password is created if there is none. An unproved one is not taken over but replaced, as
 * by a password reset, since someone else may have signed up for it.
 */
export function mailboxPlugin(people: AccountHooks) {
  return {
    id: 'mailbox',
    endpoints: {
      signInByMailbox: createAuthEndpoint(
        {
          method: 'POST',
          requireHeaders: true,
          metadata: { SERVER_ONLY: true },
          body: z.object({ email: z.string(), name: z.string(), since: z.date() }),
        },
        async (ctx): Promise<MailboxSignIn> => {
          const { email, name, since } = ctx.body
          const { internalAdapter } = ctx.context
          const known = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
          let user = known?.user ?? null
          if (known && user?.emailVerified) {
            if (known.accounts.some(({ updatedAt }) => updatedAt > since))
              return { kind: 'changed' }
          } else if (user) {
            if (await people.releaseAddress(user.id)) user = null
            else {
              await claimAddress(ctx.context as Internals, user.id)
              user = await internalAdapter.updateUser(user.id, { emailVerified: true })
            }
          }
          const isFirst = user === null
          user ??= await internalAdapter.createUser(
            { email, name, emailVerified: true },
            { method: 'magic-link' },
          )
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return { kind: 'signed-in', userId: user.id, isFirst }
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
