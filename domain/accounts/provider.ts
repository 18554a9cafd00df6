/** Display names of the sign-in providers. */
export const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
} as const

export type ProviderKey = keyof typeof PROVIDER_NAMES
