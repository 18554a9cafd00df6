import type { OwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'

/** Returns true if the user can sign in with a password; others use providers such as Google. */
export function hasPassword({ accounts }: Pick<OwnSignIn, 'accounts'>): boolean {
  return accounts.some(({ provider_id }) => provider_id === 'credential')
}
