/** The views of the sign-in screen, by their name in the URL. */
export const AUTH_VIEWS = ['login', 'sign-up', 'forgot', 'check-email', 'verify'] as const
export type AuthView = (typeof AUTH_VIEWS)[number]

/** Where the provider buttons post. */
export const PROVIDER_FORM = '/auth/provider'

/** The view for a name in the URL; an unknown name falls back to the first. */
export function authViewOf(word: string | null): AuthView {
  return AUTH_VIEWS.find((view) => view === word) ?? 'login'
}

/** The URL of a view, keeping where to return to. */
export function authAddress(
  view: AuthView,
  more: {
    returnTo?: string
    email?: string
    name?: string
    for?: string
    /** A provider's key, next to `problem`, which says what went wrong with it. */
    with?: string
    problem?: string
    token?: string
  } = {},
): string {
  const query = new URLSearchParams()
  if (view !== 'login') query.set('view', view)
  if (more.email) query.set('email', more.email)
  if (more.name) query.set('name', more.name)
  if (more.for) query.set('for', more.for)
  if (more.with) query.set('with', more.with)
  if (more.problem) query.set('problem', more.problem)
  if (more.token) query.set('token', more.token)
  if (more.returnTo && more.returnTo !== '/') query.set('redirect', more.returnTo)
  const text = query.toString()
  return text ? `/auth?${text}` : '/auth'
}
