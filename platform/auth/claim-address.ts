import type { AuthContext } from 'better-auth'

/** The part of better-auth's own database work that we use. */
export type Internals = Pick<AuthContext, 'internalAdapter' | 'secret'> & {
  adapter: {
    deleteMany(given: {
      model: string
      where: { field: string; value: string }[]
    }): Promise<unknown>
  }
}

/**
 * Takes from an account whatever somebody left who never proved its address: passwords, identities, sessions, open
 * links. For when the one who does prove it comes by another way.
 */
export async function claimAddress({ internalAdapter, adapter }: Internals, userId: string) {
  await internalAdapter.deleteUserSessions(userId)
  await internalAdapter.deleteAccounts(userId)
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] })
}

/** Makes the newest sign-up of an unproven address the one that counts: its name, and its password only. */
export async function replaceSignUp(
  { internalAdapter }: Internals,
  userId: string,
  newest: { name: string; hash: string },
): Promise<void> {
  await internalAdapter.updateUser(userId, { name: newest.name })
  const accounts = await internalAdapter.findAccounts(userId)
  if (accounts.some(({ providerId }) => providerId === 'credential')) {
    await internalAdapter.updatePassword(userId, newest.hash)
  } else {
    await internalAdapter.linkAccount({
      userId,
      providerId: 'credential',
      accountId: userId,
      password: newest.hash,
    })
  }
}
