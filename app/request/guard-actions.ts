import {
  createRequestHandler,
  data,
  type ActionFunctionArgs,
  type RequestHandler,
  type ServerBuild,
} from 'react-router'
import { m } from '#messages'
import { isAppError, type AppError } from '#platform/errors.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { plainPath } from '#platform/text/language.ts'
import { actionRequestContext } from './context.ts'
import { currentAction, logFault } from './current-action.ts'
import { redirectWithFlash } from './flash.ts'
import { readPostedForm } from './read-posted-form.server.ts'
import { toErrorResponse, type Refused } from './run-operation.ts'

/** The `handle` of a route with forms; the browser uses it too, when no server responds. */
export type FormHandle = {
  /** Message shown when the form with these values failed. */
  failed(values: Record<string, string>, url: URL): string
}

type Action = (args: ActionFunctionArgs) => unknown

/**
 * Wraps every action of the build: an uncaught error is logged once and answered with the form's message, and the page
 * shown instead keeps the submitted values. This applies to all forms, so none can be forgotten.
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
 * Creates the router's request handler, using the copy bundled in the build: another copy has different contexts. A
 * form posted to a URL without a page can fail before its action, when the database is unavailable or the session has
 * ended. Its sender is then redirected to the page of the form.
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
  401: m.errors_sign_in_first,
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

/** True for a thrown response with status 503. */
function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('init' in error)) return false
  return (error.init as ResponseInit | null)?.status === 503
}

function isOutage(known: AppError | null): boolean {
  return known === null || known.code === 'unavailable'
}

/** True if the browser submitted the form itself; the router's own requests ask for data. */
function isDocument(request: Request): boolean {
  const isAsked = request.headers.get('accept')?.includes('text/html') ?? false
  return isAsked && !new URL(request.url).pathname.endsWith('.data')
}

/** Redirects a failure to the page of the form, because the action's URL has no page. */
function backWithFailure(request: Request, sentence: string): Response {
  const from = URL.parse(request.headers.get('referer') ?? '')
  const isOurs = from?.host === new URL(request.url).host
  return redirectWithFlash(safeRedirect(isOurs ? plainPath(from) + from.search : '/'), {
    tone: 'destructive',
    text: sentence,
  })
}

async function failedSentence(request: Request, handle: FormHandle | null): Promise<string> {
  return (await readPostedForm(request, handle))?.failed ?? m.forms_failed()
}

/** Returns a route's handle if it has the form properties. */
export function formHandle(handle: unknown): FormHandle | null {
  return typeof handle === 'object' && handle !== null && 'failed' in handle
    ? (handle as FormHandle)
    : null
}
