import type { AuthContext } from 'better-auth'

type Where = { field: string; value: string | boolean }[]

/** The part of better-auth's own database work that we use. */
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

/** What sign-in asks of the product about the people behind its accounts. */
export type AccountHooks = {
  /** A name as a provider gave it, by the rules of the sign-up form; one made from the address where it breaks them. */
  nameOf(given: string, email: string): string
  /**
   * Deletes an account whose address nobody had proved, with everything that belongs to it; with `only`, just one that was
   * in use. False when it stays: unused, or needed by others, such as an organization that owes goods.
   */
  releaseAddress(userId: string, only?: 'in use'): Promise<boolean>
}

/**
 * Takes from an account every way in that was left by whoever never proved its address: passwords, identities, sessions,
 * open links. For an account that must stay.
 */
export async function claimAddress({ internalAdapter, adapter }: Internals, userId: string) {
  await internalAdapter.deleteUserSessions(userId)
  await internalAdapter.deleteAccounts(userId)
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] })
}

/** What a sign-up says of its person. */
export type UnprovenSignUp = { name: string; mobilePhone: string | null; signupIp: string | null }

/** Makes a new account with a password, in the place of one that was released. */
export async function createAccount(
  { internalAdapter }: Internals,
  user: Omit<UnprovenSignUp, 'signupIp'> & { email: string; emailVerified: boolean },
  hash: string,
): Promise<void> {
  const { id } = await internalAdapter.createUser(user, { method: 'email-password' })
  await internalAdapter.linkAccount(credential(id, hash))
}

/** Makes the newest sign-up of an unproven address the one that counts: what it says of the person, and its password only. */
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
