import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router'
import { BASE_LANGUAGE, inLanguage, type Language } from '#platform/text/language.ts'
import { addressKey } from '#platform/token-bucket.ts'
import { isAppError } from '#platform/errors.ts'
import { answerBusy } from '#platform/http/answer-busy.ts'
import { gatherWrites } from '#platform/http/gather-writes.ts'
import { actionRequestContext, requestInfoContext, runtimeContext } from './request/context.ts'
import { formHandle } from './request/guard-actions.ts'
import { localizeContext } from './request/localize-context.ts'
import { PostedContext, type FailedForm } from './request/posted.ts'
import { readPostedForm } from './request/read-posted-form.server.ts'
import { RequestId } from './shell/request-id.tsx'
import { keepMarkup } from './ui/kept.tsx'
import { markupOf } from './ui/markup-of.server.tsx'

keepMarkup(markupOf)

/** How long parts that stream in later may take; then they are given up and their error boundaries show. */
export const streamTimeout = 5_000

export { createRequestContext } from './request/context.ts'
export { guardActions } from './request/guard-actions.ts'
export { createFormHandler as createRequestHandler } from './request/guard-actions.ts'

/** Renders one document. People get the shell as soon as it is ready; crawlers, and the cache of pages, the finished page. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { address, largeBody } = context.get(requestInfoContext)
  const { log, renderInTurn } = context.get(runtimeContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  keepRetryAfter(headers, entry)
  linkLanguages(request, status, headers, context)
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))

  localizeEntry(entry)
  const refusal = await largeBody?.refusal()
  if (refusal) return refusal
  const posted = await postedForm(request, entry, context)
  try {
    const page = await renderInTurn(async () => {
      if (request.signal.aborted) return null
      const drawn = drawPage({ request, status, headers, entry, context, posted })
      // What streams in later is waited for outside of the turn.
      await Promise.race([drawn.shell, drawn.answer])
      return drawn
    }, addressKey(address))
    return (await page?.answer) ?? new Response(null, { status: 499 })
  } catch (error) {
    if (!isAppError(error)) throw error
    log.warn({ err: error }, 'pages are not drawn: too many at once')
    return answerBusy(request.headers.get('accept'))
  }
}

type Page = {
  request: Request
  status: number
  headers: Headers
  entry: EntryContext
  context: RouterContextProvider
  posted: FailedForm | null
}

function drawPage({ request, status, headers, entry, context, posted }: Page) {
  const { id, nonce, forAll } = context.get(requestInfoContext)
  const { log } = context.get(runtimeContext)
  const shell = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Response>()
  let sent = false
  let isReady = false
  const wholePage = forAll || isbot(request.headers.get('user-agent') ?? '')
  const send = () => {
    sent = true
    const { sink, stream, whole } = gatherWrites()
    sink.once('close', () => clearTimeout(limit))
    pipe(sink)
    const body = (isReady && whole()) || stream
    if ('byteLength' in body) headers.set('Content-Length', String(body.byteLength))
    answer.resolve(new Response(body, { status, headers }))
  }
  const { pipe, abort } = renderToPipeableStream(
    <RequestId value={id}>
      <PostedContext value={posted}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </PostedContext>
    </RequestId>,
    {
      nonce,
      onShellReady() {
        shell.resolve()
        // A page of which nothing streams in later is ready at the end of this turn, and is sent as one piece.
        if (!wholePage) queueMicrotask(send)
      },
      onAllReady() {
        isReady = true
        if (wholePage) send()
      },
      onShellError: answer.reject,
      onError(error) {
        // A part that failed must not be kept with the rest.
        if (forAll) headers.set('Cache-Control', 'no-store')
        if (sent) log.error({ err: error }, 'rendering failed after the shell was sent')
      },
    },
  )
  const limit = setTimeout(abort, streamTimeout + 1_000)
  return { shell: shell.promise, answer: answer.promise }
}

/** Tells search engines of the same page in the other languages (hreflang), as a header: the addresses differ between visitors. */
function linkLanguages(
  request: Request,
  status: number,
  headers: Headers,
  context: RouterContextProvider,
): void {
  const { env } = context.get(runtimeContext)
  if (status !== 200 || env.LANGUAGES.length < 2) return
  const { origin, pathname, search } = new URL(request.url)
  // Proxies refuse long heads; what is that long is no address for search engines.
  const query = search.length > 200 ? '' : search
  const linkOf = (language: Language, name: string = language) =>
    `<${origin}${inLanguage(pathname + query, language)}>; rel="alternate"; hreflang="${name}"`
  const links = [...env.LANGUAGES.map((one) => linkOf(one)), linkOf(BASE_LANGUAGE, 'x-default')]
  headers.append('Link', links.join(', '))
}

/** Links of the page, and the router in the browser, get the prefix of the language. */
function localizeEntry(entry: EntryContext): void {
  entry.staticHandlerContext = localizeContext(entry.staticHandlerContext)
  const { basename } = entry.staticHandlerContext
  entry.serverHandoffString = (entry.serverHandoffString ?? '').replace(
    /"basename":"[^"]*"/,
    `"basename":"${basename}"`,
  )
}

/** What was posted, where the page that answers it failed: an action's own page shows it by itself. */
async function postedForm(
  request: Request,
  { staticHandlerContext: { errors, matches } }: EntryContext,
  context: RouterContextProvider,
): Promise<FailedForm | null> {
  if (request.method !== 'POST' || !errors) return null
  const handles = matches.map(({ route }) => formHandle(route.handle))
  const read = context.get(actionRequestContext) ?? request
  return readPostedForm(read, handles.findLast((handle) => handle !== null) ?? null)
}

/** How long a refused form has to wait leaves with every page; the router drops headers of routes that do not ask. */
function keepRetryAfter(headers: Headers, { staticHandlerContext }: EntryContext): void {
  for (const acted of Object.values(staticHandlerContext.actionHeaders)) {
    const seconds = acted.get('Retry-After')
    if (seconds !== null) headers.set('Retry-After', seconds)
  }
}

/** Logs a fault of ours. Refusals, including those while the database is unavailable, and aborted requests are not faults. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status !== 500)) return
  const { log } = context.get(runtimeContext)
  log.error({ err: error, request: context.get(requestInfoContext).id }, 'request failed')
}
