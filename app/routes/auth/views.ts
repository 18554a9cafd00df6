/** The views of the sign-in screen, by their word in the address. */
export const AUTH_VIEWS = ['login', 'sign-up', 'forgot', 'check-email', 'verify'] as const
export type AuthView = (typeof AUTH_VIEWS)[number]

/** Where the providers' buttons send their forms. */
export const PROVIDER_FORM = '/auth/provider'

/** The view of an address; an unknown word means the first. */
export function authViewOf(word: string | null): AuthView {
  return AUTH_VIEWS.find((view) => view === word) ?? 'login'
}

/** The address of a view, keeping where to return to. */
export function authAddress(
  view: AuthView,
  more: {
    returnTo?: string
    email?: string
    for?: string
    /** A provider's key, beside `problem` what went wrong with it. */
    with?: string
    problem?: string
    token?: string
  } = {},
): string {
  const query = new URLSearchParams()
  if (view !== 'login') query.set('view', view)
  if (more.email) query.set('email', more.email)
  if (more.for) query.set('for', more.for)
  if (more.with) query.set('with', more.with)
  if (more.problem) query.set('problem', more.problem)
  if (more.token) query.set('token', more.token)
  if (more.returnTo && more.returnTo !== '/') query.set('redirect', more.returnTo)
  const text = query.toString()
  return text ? `/auth?${text}` : '/auth'
}
