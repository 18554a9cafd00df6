import { randomUUID } from 'node:crypto'
import type { RequestInfo } from '#platform/http/request-info.ts'
import type { Application } from '../../open-application.ts'

/** Kinds of requests to an address: its page, its data with that of its parent routes or alone, and a change. */
export const VERBS = ['page', 'data', 'its data alone', 'change'] as const
export type Verb = (typeof VERBS)[number]

/** The outcome. `back`: redirected to the same address, which then shows the reason. */
export type Outcome = 'in' | 'to sign-in' | 'home' | 'back' | 401 | 403 | 404 | 'fault'

const ORIGIN = 'http://127.0.0.1:3000'

/** Sends a request to the application as the web layer does, with those cookies. A stream is closed at once. */
export async function askApplication(
  { handle }: Pick<Application, 'handle'>,
  asked: { path: string; id: string; verb: Verb; cookies: readonly string[] },
): Promise<Outcome> {
  const { path, id, verb, cookies } = asked
  const url = new URL(ORIGIN + path)
  if (verb === 'data' || verb === 'its data alone') {
    url.pathname = path === '/' ? '/_root.data' : `${url.pathname}.data`
    if (verb === 'its data alone') url.searchParams.set('_routes', id)
  }
  const request = new Request(url, {
    headers: { cookie: cookies.join('; '), accept: 'text/html', origin: ORIGIN },
    ...(verb === 'change' ? { method: 'POST', body: new URLSearchParams() } : {}),
  })
  const answer = await handle(request, factsOf())
  const { status } = answer
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false
  const text = isStream ? '' : await answer.text()
  if (isStream) await answer.body?.cancel()
  const to =
    status === 202 ? /"redirect","([^"]*)"/.exec(text)?.[1] : answer.headers.get('Location')
  if (to) return outcomeOfWay(to, path)
  if (status >= 500) return 'fault'
  return status === 401 || status === 403 || status === 404 ? status : 'in'
}

function outcomeOfWay(to: string, path: string): Outcome {
  if (to === `/auth/login?${new URLSearchParams({ redirect: path })}`) return 'to sign-in'
  if (to === '/') return 'home'
  return to === path ? 'back' : 'in'
}

/** What the web layer knows about a request before reading it. */
export function factsOf(): RequestInfo {
  return {
    id: randomUUID(),
    address: '192.0.2.7',
    protocol: 'http',
    host: '127.0.0.1:3000',
    nonce: 'nonce',
    forAll: false,
  }
}
