import type { OwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'

/** Whether a person can sign in with a password; others come through Google and the like. */
export function hasPassword({ accounts }: Pick<OwnSignIn, 'accounts'>): boolean {
  return accounts.some(({ provider_id }) => provider_id === 'credential')
}
