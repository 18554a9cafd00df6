import { data, type ActionFunctionArgs, type Params } from 'react-router'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { m } from '#messages'
import { currentAction } from './current-action.ts'
import { enforceRateLimit } from './enforce-rate-limit.ts'
import { redirectWithFlash } from './flash.ts'
import { formErrors, readBody, type FormErrors, type FormValues } from './form.ts'
import { callerOf, refusalOf, tryOperation } from './run-operation.ts'
import { suggestedTranslation } from './suggested-translation.ts'
import { readUploadForm } from './upload.ts'

type Context = ActionFunctionArgs['context']

/** A submitted form and its caller. Anything added to `values` is also returned with an error. */
export type Posted = {
  caller: Caller
  values: FormValues
  /** Files by field name. */
  files: Record<string, File>
  /** For fields with several values. */
  form: FormData
  params: Params
  /** The `id` parameter of the URL, unvalidated; empty if there is none. */
  id: string
  url: URL
  request: Request
  context: Context
}

type Versioned = { version: string | number }

type Definition<Opened, Output, Current, Typed> = {
  /** Loads what the URL names and may refuse by throwing, before the form is read. Its result is added to `posted`. */
  open?(asked: ActionFunctionArgs): Opened | Promise<Opened> | void
  /** Rate limit, counted before anything else is done. */
  limit?: Parameters<typeof enforceRateLimit>[1]
  /** The names of its texts in several languages, `sizes.*.size` for those of rows: a language model may suggest what is missing in the language that the field `suggest` names. */
  texts?: readonly string[]
  /** Handlers by the value of the field `intent`, which names the submit button. */
  intents?: Record<
    string,
    (posted: Posted & Opened) => string | Response | Promise<string | Response>
  >
  /** For forms without an intent, or with one that is not in `intents`. */
  run?(posted: Posted & Opened): Output | Promise<Output>
  /** Where to redirect when an intent or `run` returns a message. */
  to?: string | ((posted: Posted & Opened) => string)
  /** Message for an error without one of its own; by default that of the route's `handle`. */
  failed?(posted: Posted): string
  /** Message for an unknown intent, refused with 422; without it, an unknown intent is a bad request. */
  unknown?: () => string
  /** Translates an error to the form's words and fields. */
  reword?(refusal: AppError, posted: Posted & Opened): AppError
  /** Input for the page to show again that `values` cannot hold: fields with several values. */
  typed?(posted: Posted & Opened): Typed
  /** The stored values, shown next to the submitted ones after a conflict, but only if their version is another: then someone else has saved. */
  current?(posted: Posted & Opened): Promise<Current>
}

/**
 * Creates a page's action: parses the form and runs the handler of its intent. A returned string is shown as a success
 * message after a redirect to `to`; any other result is the response. Errors are shown on the same page with their
 * status, message and the submitted values, except passwords.
 */
export function formAction<
  Opened = Record<never, never>,
  Output extends string | Response | object | null = never,
  Current extends Versioned | null = never,
  Typed = never,
>(definition: Definition<Opened, Output, Current, Typed>) {
  const { limit, current, reword = (refusal: AppError) => refusal } = definition
  return async (asked: ActionFunctionArgs) => {
    const opened = (await definition.open?.(asked)) as Opened
    const { request, params, context } = asked
    const posted: Posted & Opened = {
      ...(await readUploadForm(request)),
      form: await readBody(request),
      caller: callerOf(context),
      params,
      id: params['id'] ?? '',
      url: new URL(request.url),
      request,
      context,
      ...opened,
    }
    const { texts } = definition
    const isSuggestion = texts !== undefined && 'suggest' in posted.values
    const result = await tryOperation(async () => {
      if (limit) await enforceRateLimit(context, limit)
      if (!isSuggestion) return chosen(definition, posted.values)(posted)
      posted.values = await suggestedTranslation(posted, texts)
      return null as never
    })
    if (isSuggestion && result.done) {
      const problems: FormErrors = { message: '', fields: {}, values: posted.values }
      return data({ problems, current: null, typed: definition.typed?.(posted) })
    }
    if (result.done) return answerOf(result.value, definition.to, posted)
    const refusal = reword(result.refusal, posted)
    const failed = definition.failed ?? sentenceOfRoute
    const refused = formErrors(refusal, posted.values, failed(posted))
    const stored =
      refusal.code === 'conflict' && current
        ? await readSavedElsewhere(() => current(posted), posted.values['version'])
        : null
    const body: { problems: FormErrors; current: Current | null; typed: Typed | undefined } = {
      ...refused.data,
      current: stored,
      typed: definition.typed?.(posted),
    }
    return data(body, refused.init ?? {})
  }
}

function chosen<Opened, Output>(
  { intents = {}, run, unknown }: Definition<Opened, Output, unknown, unknown>,
  { intent = '' }: FormValues,
): (posted: Posted & Opened) => Output | string | Response | Promise<Output | string | Response> {
  const work = Object.hasOwn(intents, intent) ? intents[intent] : run
  if (work) return work
  throw unknown ? new AppError('bad_input', unknown()) : new AppError('bad_request', '')
}

function answerOf<Opened, Output>(
  result: Output | string | Response,
  to: Definition<Opened, Output, unknown, unknown>['to'],
  posted: Posted & Opened,
): Exclude<Output, string> | Response {
  if (typeof result !== 'string') return result as Exclude<Output, string> | Response
  if (to === undefined) throw new Error(`“${result}” leads nowhere`)
  return redirectWithFlash(typeof to === 'string' ? to : to(posted), {
    tone: 'success',
    text: result,
  })
}

/** Returns null if no one else has saved, or if the stored values cannot be read or are gone: the conflict matters more. */
async function readSavedElsewhere<Current extends Versioned | null>(
  read: () => Promise<Current>,
  submitted: string | undefined,
): Promise<Current | null> {
  try {
    const stored = await read()
    return stored && String(stored.version) === submitted ? null : stored
  } catch (error) {
    if (!isAppError(error)) refusalOf(error)
    return null
  }
}

function sentenceOfRoute({ values, url }: Posted): string {
  return currentAction.getStore()?.handle?.failed(values, url) ?? m.forms_failed()
}
