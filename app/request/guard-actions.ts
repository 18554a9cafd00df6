import {
  createRequestHandler,
  data,
  type ActionFunctionArgs,
  type RequestHandler,
  type ServerBuild,
} from 'react-router'
import { m } from '#messages'
import { isAppError, type AppError } from '#platform/errors.ts'
import { actionRequestContext } from './context.ts'
import { currentAction, logFault } from './current-action.ts'
import { redirectWithFlash } from './flash.ts'
import { readPostedForm } from './read-posted-form.server.ts'
import { toErrorResponse, type Refused } from './run-operation.ts'

/** What a route with forms says of them, as its `handle`: also the browser reads it, when no server answers. */
export type FormHandle = {
  /** The sentence shown when the form with these values failed. */
  failed(values: Record<string, string>, url: URL): string
}

type Action = (args: ActionFunctionArgs) => unknown

/**
 * The build with every action guarded: a fault that an action lets through is logged once and answered with the sentence of
 * its form, and the page that is shown instead keeps what was posted. Forms need do nothing for it, so none can be forgotten.
 */
export function guardActions(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {}
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue
    const { action, handle, default: page } = route.module
    const kind = { handle: formHandle(handle), hasPage: page !== undefined }
    routes[id] = action
      ? { ...route, module: { ...route.module, action: guarded(action, kind) } }
      : route
  }
  return { ...build, routes }
}

/**
 * The router's handler, of the copy that the build brings: another does not know its contexts. A form that was sent to an
 * address without a page can fail before its action: while the database is away, or when the session has ended. Its sender
 * returns to the page that the form was on.
 */
export function createFormHandler(build: ServerBuild, mode: string): RequestHandler {
  const handle = createRequestHandler(build, mode)
  return async (request, context) => {
    const answer = await handle(request, context)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const sentence = FAILED_BEFORE[answer.status]?.()
    if (request.method !== 'POST' || !sentence || isPage || !isDocument(request)) return answer
    await answer.body?.cancel()
    return backWithFailure(request, sentence)
  }
}

const FAILED_BEFORE: Record<number, () => string> = {
  401: m.forms_sign_in_first,
  503: m.forms_failed,
}

type Kind = { handle: FormHandle | null; hasPage: boolean }

function guarded(action: Action, { handle, hasPage }: Kind): Action {
  return (args) => {
    const { request, context } = args
    context.set(actionRequestContext, request)
    return currentAction.run({ request, context, handle }, async () => {
      try {
        return await action(args)
      } catch (error) {
        if (!hasPage && isUnavailable(error) && isDocument(request)) {
          return backWithFailure(request, await failedSentence(request, handle))
        }
        if (!(error instanceof Error)) throw error
        const known = isAppError(error) ? error : null
        if (!known) logFault(error)
        if (!hasPage && isOutage(known) && isDocument(request)) {
          return backWithFailure(request, await failedSentence(request, handle))
        }
        if (known) throw toErrorResponse(known)
        const posted = await readPostedForm(request, handle)
        const refused: Refused = { code: 'failed', message: posted?.failed ?? '' }
        throw data(refused, { status: 500 })
      }
    })
  }
}

/** An answer that was thrown because something the action needs is away. */
function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('init' in error)) return false
  return (error.init as ResponseInit | null)?.status === 503
}

function isOutage(known: AppError | null): boolean {
  return known === null || known.code === 'unavailable'
}

/** True for a browser that sent the form by itself; the router's own requests ask for data. */
function isDocument(request: Request): boolean {
  const isAsked = request.headers.get('accept')?.includes('text/html') ?? false
  return isAsked && !new URL(request.url).pathname.endsWith('.data')
}

/** An address without a page of its own shows its failure on the page that the form was on. */
function backWithFailure(request: Request, sentence: string): Response {
  const from = URL.parse(request.headers.get('referer') ?? '')
  const isOurs = from?.host === new URL(request.url).host
  return redirectWithFlash(isOurs ? from.pathname + from.search : '/', {
    tone: 'destructive',
    text: sentence,
  })
}

async function failedSentence(request: Request, handle: FormHandle | null): Promise<string> {
  return (await readPostedForm(request, handle))?.failed ?? m.forms_failed()
}

/** The handle of a route as far as it is about forms. */
export function formHandle(handle: unknown): FormHandle | null {
  return typeof handle === 'object' && handle !== null && 'failed' in handle
    ? (handle as FormHandle)
    : null
}
