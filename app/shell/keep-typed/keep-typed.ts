import {
  data,
  redirect,
  type DataRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router'
import { m } from '#messages'
import type { FormHandle } from '#app/request/guard-actions.ts'
import { plainPath } from '#platform/text/language.ts'
import { failureIn, failureOf, isPassing, type ActionFailure } from './failure-in.ts'
import { showFormFailure } from './form-failures.ts'
import { sendAgain, takeSentForm, sentValues, type SentForm } from './sent-form.ts'

type Results = Record<string, DataStrategyResult>

let router: DataRouter | null = null
let reported = 0

/** Gives the middleware access to the router, which it does not receive. */
export function setRouter(own: DataRouter): void {
  router = own
}

/**
 * Client middleware that keeps form input from being lost: when a form's response is a failure, its page stays and
 * shows the failure above; a page that could not be reloaded stays as it was.
 */
export const keepTyped: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  if (request.method === 'GET') return keepLoaded(await next(), url)
  const sent = takeSentForm(url)
  if (sent) showFormFailure(null)
  const results = await next()
  return request.signal.aborted ? results : keepForm(results, url, sent)
}

function keepForm(results: Results, url: URL, sent: SentForm | null): Results {
  const [answered] = Object.entries(results)
  if (!answered || !router) return results
  const [routeId, result] = answered
  const failure = failureIn(result)
  if (!failure) return results
  report(failure, routeId, url, sent)
  const { state } = router
  const here = state.location.pathname + state.location.search
  const there = url.pathname + url.search
  const { navigation } = state
  if (navigation.state === 'submitting' && isSame(navigation.formAction, url)) {
    if (here !== there) return { [routeId]: { type: 'error', result: backTo(state.location) } }
    return { [routeId]: unchanged(state.actionData?.[routeId], failure) }
  }
  const fetcher = [...state.fetchers.values()].find(
    ({ state: doing, formAction }) => doing === 'submitting' && isSame(formAction, url),
  )
  return { [routeId]: unchanged(fetcher?.data, failure) }
}

/** The status keeps the router from reloading the page. */
function unchanged(before: unknown, { status }: ActionFailure): DataStrategyResult {
  return { type: 'data', result: data(before, { status }) }
}

/** For a form that leads to another page: keeps the router from navigating to show the result. */
function backTo({ pathname, search, hash }: DataRouter['state']['location']): Response {
  return redirect(plainPath({ pathname }) + search + hash, {
    headers: { 'X-Remix-Replace': 'true' },
  })
}

/** A page that is reloaded (after an action or a live update) keeps its data until it can be read. */
function keepLoaded(results: Results, url: URL): Results {
  if (!router) return results
  const { location, loaderData, errors, navigation } = router.state
  if (errors) return results
  const isHere = location.pathname + location.search === url.pathname + url.search
  const isNext =
    navigation.state !== 'idle' &&
    navigation.location.pathname + navigation.location.search === url.pathname + url.search
  if (!isHere && isNext) return results
  for (const [routeId, result] of Object.entries(results)) {
    const failure = result.type === 'error' ? failureOf(result.result) : null
    if (!failure || !isPassing(failure)) continue
    if (!isHere) results[routeId] = { type: 'data', result: undefined }
    else if (routeId in loaderData) results[routeId] = { type: 'data', result: loaderData[routeId] }
  }
  return results
}

function report(failure: ActionFailure, routeId: string, url: URL, sent: SentForm | null): void {
  const failed = sent ? failedSentence(routeId, sent, url) : m.forms_failed()
  const { message, kind } = failure
  const isOwnSentence = kind !== 'refused' && message !== ''
  showFormFailure({
    id: ++reported,
    pathname: plainPath(router!.state.location),
    title: isOwnSentence && kind !== 'signed-out' ? message : failed,
    text: textOf(failure),
    isSignedOut: kind === 'signed-out',
    form: sent?.form ?? null,
    retry: sent ? () => sendAgain(sent) : null,
  })
}

function textOf({ kind, message }: ActionFailure): string {
  switch (kind) {
    case 'offline':
      return m.forms_offline()
    case 'unavailable':
      return m.forms_unavailable()
    case 'fault':
      return m.forms_fault()
    case 'signed-out':
      return m.forms_signed_out()
    case 'refused':
      return m.forms_refused({ reason: message })
  }
}

/** Returns the failure message of the form's own route or, if its code is not loaded, of the current page. */
function failedSentence(routeId: string, sent: SentForm, url: URL): string {
  const values = sentValues(sent)
  const handles = router!.state.matches.map(({ route }) => route.handle as FormHandle | undefined)
  const own = handleOf(router!.routes, routeId) ?? handles.findLast((handle) => handle?.failed)
  return own?.failed(values, url) ?? m.forms_failed()
}

function handleOf(routes: DataRouter['routes'], id: string): FormHandle | null {
  for (const { id: own, handle, children } of routes) {
    if (own === id) return (handle as FormHandle | undefined) ?? null
    const found = children && handleOf(children, id)
    if (found) return found
  }
  return null
}

function isSame(action: string | undefined, url: URL): boolean {
  if (action === undefined) return false
  const to = new URL(action, url)
  return to.pathname === url.pathname && withoutIndex(to) === withoutIndex(url)
}

/** Removes the router's index route marker. */
function withoutIndex({ searchParams }: URL): string {
  const kept = new URLSearchParams(searchParams)
  kept.delete('index', '')
  return kept.toString()
}
