import { sqlState, toAppError } from '../database/faults.ts'
import { isAppError } from '../errors.ts'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import { inFlow, type Flow } from './flow.ts'
import { makeMailboxProof } from './mailbox-proof.ts'
import type { SignInMails } from './create-auth.ts'
import { configuredProviders, type SignInProvider } from './providers.ts'
import type { Cookies, SignInApi } from './sign-in-verbs.ts'
import type { SwallowedFaults } from './swallowed-faults.ts'
import { isSuspension, translateAuthErrors } from './translate-auth-errors.ts'

/**
 * The result of a provider sign-in. `isFirst`: it created the account. `refused` contains the error code of the provider or of
 * better-auth. `linked`: a member has added the provider to their account. `asked`: a link was emailed to the address, because
 * the provider does not verify it.
 */
export type Arrival =
  | { kind: 'signed-in'; cookies: Cookies; returnTo: string; isFirst: boolean }
  | { kind: 'linked'; cookies: Cookies; returnTo: string }
  | { kind: 'asked'; cookies: Cookies; returnTo: string; email: string }
  | { kind: 'refused'; cookies: Cookies; returnTo: string; reason: string }

/** Sign-in through a provider. */
export type ProviderVerbs = {
  /** The configured providers. */
  providers: ReadonlySet<SignInProvider>
  /**
   * Where to send the browser, and the cookies that bind the callback to it; a null `address` if that failed. `proof` is the
   * token of an `asked` result's email; `link` is the member who adds the provider to their account.
   */
  startWithProvider(
    headers: Headers,
    given: {
      provider: SignInProvider
      returnTo: string
      proof?: string
      link?: { userId: string; email: string }
    },
  ): Promise<{ address: string | null; cookies: Cookies }>
  /** Handles a provider's callback. Works only in the browser that started it, and only once. */
  finishWithProvider(
    headers: Headers,
    given: { provider: SignInProvider; query: Record<string, string> },
  ): Promise<Arrival>
}

type Start = (given: {
  headers: Headers
  returnHeaders: true
  body: {
    provider: string
    callbackURL: string
    errorCallbackURL: string
    newUserCallbackURL: string
    disableRedirect: true
    additionalData: Record<string, string>
  }
}) => Promise<{ headers: Headers; response: unknown }>

type ProviderApi = Pick<SignInApi, 'getSession' | 'signOut'> & {
  signInSocial: Start
  linkSocialAccount: Start
  callbackOAuth(given: {
    headers: Headers
    method: 'GET'
    params: { id: string }
    query: Record<string, string>
    asResponse: true
  }): Promise<Response>
}

/** The provider verifies no address, or only that of another account. */
const UNPROVEN = new Set(['email_not_verified', 'account_not_linked'])

/** Wraps better-auth's providers in our functions and errors. */
export function providerVerbs(parts: {
  api: ProviderApi
  env: Env
  secret: string
  swallowed: SwallowedFaults
  mails: Pick<SignInMails, 'proveMailbox' | 'providerAdded'>
  log: Logger
}): ProviderVerbs {
  const { api, env, secret, swallowed, mails, log } = parts
  return {
    providers: new Set(configuredProviders(env).keys()),
    async startWithProvider(headers, { provider, returnTo, proof, link }) {
      const body = {
        provider,
        callbackURL: returnTo,
        errorCallbackURL: mark('/refused', returnTo),
        newUserCallbackURL: mark('/first', returnTo),
        disableRedirect: true as const,
        additionalData: {
          provider,
          ...(proof ? { proof } : {}),
          ...(link ? { linkFor: link.userId } : {}),
        },
      }
      const { headers: answer, response } = await translateAuthErrors(swallowed, () =>
        link
          ? api.linkSocialAccount({
              headers,
              returnHeaders: true,
              body: { ...body, callbackURL: mark('/linked', returnTo) },
            })
          : api.signInSocial({ headers, returnHeaders: true, body }),
      )
      const address = (response as { url?: string }).url || null
      return { address, cookies: answer.getSetCookie() }
    },
    async finishWithProvider(headers, { provider, query }) {
      const own = await translateAuthErrors(swallowed, () =>
        api.getSession({ headers, returnHeaders: true, query: { disableRefresh: true } }),
      )
      const session = own.response as { user: { id: string } } | null
      const flow: Flow = { userId: session?.user.id ?? null }
      const { outcome, fault } = await swallowed.watch(() =>
        inFlow(flow, () =>
          api.callbackOAuth({
            headers,
            method: 'GET',
            params: { id: provider },
            query,
            asResponse: true,
          }),
        ),
      )
      const wrong: unknown = fault ?? (outcome.status === 'rejected' ? outcome.reason : null)
      if (isSuspension(wrong)) {
        return { kind: 'refused', cookies: [], returnTo: '/', reason: 'person_is_suspended' }
      }
      const known = toAppError(wrong)
      if (isAppError(known)) throw known
      if (outcome.status === 'rejected') throw outcome.reason
      const { value: answer } = outcome
      const cookies = answer.headers.getSetCookie()
      const { reason, returnTo, isFirst, isLinked } = readLocation(answer)
      if (reason === null && flow.joined && !isFirst) {
        await mails.providerAdded(flow.joined, provider)
      }
      if (isLinked) return { kind: 'linked', cookies, returnTo }
      if (reason === null) {
        // As with a password: any previous session of this browser ends.
        await translateAuthErrors(swallowed, () => api.signOut({ headers, returnHeaders: true }))
        return { kind: 'signed-in', cookies, returnTo, isFirst }
      }
      // A value that the database refuses is one that no visitor or provider could have sent.
      const level = sqlState(fault) === null ? 'info' : 'error'
      log[level]({ provider, reason, err: fault ?? undefined }, 'a provider’s visitor was refused')
      const { person } = flow
      if (!UNPROVEN.has(reason) || !person?.email || flow.link) {
        return { kind: 'refused', cookies, returnTo, reason }
      }
      const { email, name } = person
      const proof = await makeMailboxProof(secret, email, provider)
      await mails.proveMailbox({ email, name }, proof, provider, returnTo)
      return { kind: 'asked', cookies, returnTo, email }
    },
  }
}

/** Never opened: it only carries better-auth's result and the return path. */
const mark = (path: string, returnTo: string) => `${path}?${new URLSearchParams({ to: returnTo })}`

type Outcome = { reason: string | null; returnTo: string; isFirst: boolean; isLinked: boolean }

function readLocation(answer: Response): Outcome {
  const location = answer.headers.get('location')
  const refused = { reason: 'internal', returnTo: '/', isFirst: false, isLinked: false }
  if (answer.status >= 500 || location === null) return refused
  const { pathname, searchParams } = new URL(location, 'http://here')
  const reason = searchParams.get('error') ?? 'internal'
  const returnTo = searchParams.get('to') ?? '/'
  if (pathname === '/refused') return { ...refused, reason, returnTo }
  // Before it can read the state, better-auth redirects only to its own error page.
  if (pathname === '/api/auth/error') return { ...refused, reason }
  const arrived = { ...refused, reason: null, returnTo }
  if (pathname === '/first') return { ...arrived, isFirst: true }
  if (pathname === '/linked') return { ...arrived, isLinked: true }
  return { ...arrived, returnTo: location }
}
