/** Where people may have an identity already, by the names they know. */
export const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
} as const

export type ProviderKey = keyof typeof PROVIDER_NAMES
