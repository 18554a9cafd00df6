import { PROVIDER_NAMES, type ProviderKey } from '#domain/accounts/provider.ts'
import { m } from '#messages'

/** Provider errors by their code in the URL, with their messages. */
const words = {
  'not-configured': m.auth_provider_not_configured,
  'no-url': m.auth_provider_no_url,
  configuration: m.auth_provider_configuration,
  redirect: m.auth_provider_redirect,
  scope: m.auth_provider_scope,
  denied: m.auth_provider_denied,
  'no-email': m.auth_provider_no_email,
  suspended: m.errors_suspended,
  elsewhere: m.auth_provider_linked_elsewhere,
  failed: m.auth_provider_failed,
  authentication: m.auth_callback_failed,
  completion: m.auth_callback_incomplete,
}
export type ProviderProblem = keyof typeof words

/** Error codes used by OAuth, the providers and better-auth. */
const reasons: Record<string, ProviderProblem> = {
  access_denied: 'denied',
  user_cancelled_login: 'denied',
  invalid_client: 'configuration',
  unauthorized_client: 'configuration',
  unsupported_response_type: 'configuration',
  oauth_provider_not_found: 'not-configured',
  redirect_uri_mismatch: 'redirect',
  invalid_redirect_uri: 'redirect',
  invalid_scope: 'scope',
  insufficient_scope: 'scope',
  person_is_suspended: 'suspended',
  account_already_linked_to_different_user: 'elsewhere',
  email_not_found: 'no-email',
  state_mismatch: 'authentication',
  state_not_found: 'authentication',
  state_invalid: 'authentication',
  no_code: 'authentication',
  invalid_code: 'authentication',
  invalid_callback_request: 'authentication',
  unable_to_get_user_info: 'completion',
  unable_to_create_user: 'completion',
  unable_to_create_session: 'completion',
  unable_to_link_account: 'completion',
  internal: 'completion',
  internal_server_error: 'completion',
}

/** Maps an error code of a provider or better-auth to ours; unknown codes map to `failed`. */
export function problemOf(reason: string): ProviderProblem {
  return Object.hasOwn(reasons, reason) ? (reasons[reason] ?? 'failed') : 'failed'
}

/** The message for the codes in the URL; null if they are not ours. */
export function sayProblem(problem: string | null, provider: string | null): string | null {
  if (problem === null || !Object.hasOwn(words, problem)) return null
  const name = providerName(provider)
  return name === null ? null : words[problem as ProviderProblem]({ provider: name })
}

/** The display name of the provider in the URL; null if unknown. */
export function providerName(provider: string | null): string | null {
  if (provider === null || !Object.hasOwn(PROVIDER_NAMES, provider)) return null
  return PROVIDER_NAMES[provider as ProviderKey]
}
