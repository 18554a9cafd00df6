import type { AuthContext } from 'better-auth'

type Where = { field: string; value: string | boolean }[]

/** The part of better-auth's database adapter that we use. */
export type Internals = Pick<AuthContext, 'internalAdapter' | 'secret'> & {
  adapter: {
    deleteMany(given: { model: string; where: Where }): Promise<unknown>
    updateMany(given: {
      model: string
      where: Where
      update: Record<string, unknown>
    }): Promise<number>
  }
}

/** What sign-in needs from the product about people. */
export type AccountHooks = {
  /** A provider's name under the sign-up form's rules; one derived from the address if it breaks them. */
  nameOf(given: string, email: string): string
  /**
   * Deletes an account with an unproved address and all its data; with `only`, just one that was in use. False if it stays:
   * unused, or needed by others, such as an organization that owes goods.
   */
  releaseAddress(userId: string, only?: 'in use'): Promise<boolean>
}

/**
 * Removes every sign-in method from an account that must stay but whose address was never proved: passwords, identities,
 * sessions, open links.
 */
export async function claimAddress({ internalAdapter, adapter }: Internals, userId: string) {
  await internalAdapter.deleteUserSessions(userId)
  await internalAdapter.deleteAccounts(userId)
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] })
}

/** The personal data of a sign-up. */
export type UnprovenSignUp = { name: string; mobilePhone: string | null; signupIp: string | null }

/** Creates a new account with a password, in place of a released one. */
export async function createAccount(
  { internalAdapter }: Internals,
  user: Omit<UnprovenSignUp, 'signupIp'> & { email: string; emailVerified: boolean },
  hash: string,
): Promise<void> {
  const { id } = await internalAdapter.createUser(user, { method: 'email-password' })
  await internalAdapter.linkAccount(credential(id, hash))
}

/** Makes the newest sign-up of an unproved address count: its personal data, and only its password. */
export async function replaceSignUp(
  { internalAdapter }: Internals,
  userId: string,
  signUp: UnprovenSignUp,
  hash: string,
): Promise<void> {
  await internalAdapter.updateUser(userId, signUp)
  const accounts = await internalAdapter.findAccounts(userId)
  if (accounts.some(({ providerId }) => providerId === 'credential')) {
    await internalAdapter.updatePassword(userId, hash)
  } else {
    await internalAdapter.linkAccount(credential(userId, hash))
  }
}

const credential = (userId: string, password: string) => ({
  userId,
  providerId: 'credential',
  accountId: userId,
  password,
})
