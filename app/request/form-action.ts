import { data, type ActionFunctionArgs, type Params } from 'react-router'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { m } from '#messages'
import { currentAction } from './current-action.ts'
import { enforceRateLimit } from './enforce-rate-limit.ts'
import { redirectWithFlash } from './flash.ts'
import { formErrors, readBody, type FormErrors, type FormValues } from './form.ts'
import { callerOf, refusalOf, tryOperation } from './run-operation.ts'
import { readUploadForm } from './upload.ts'

type Context = ActionFunctionArgs['context']

/** A form as it was sent, and who sent it. What is written into `values` comes back with a refusal, too. */
export type Posted = {
  caller: Caller
  values: FormValues
  /** By the name of their field. */
  files: Record<string, File>
  /** For fields that are sent several times. */
  form: FormData
  params: Params
  /** The id in the address, as it came; empty where there is none. */
  id: string
  url: URL
  request: Request
  context: Context
}

type Definition<Opened, Output, Current, Typed> = {
  /** Finds what the address names and may refuse by throwing, before the form is read. Its result is added to `posted`. */
  open?(asked: ActionFunctionArgs): Opened | Promise<Opened> | void
  /** Counted before anything is done. */
  limit?: Parameters<typeof enforceRateLimit>[1]
  /** By the value of the field `intent`, the button that was pressed. */
  intents?: Record<
    string,
    (posted: Posted & Opened) => string | Response | Promise<string | Response>
  >
  /** For a form without an intent, or with another one than these. */
  run?(posted: Posted & Opened): Output | Promise<Output>
  /** Where a sentence leads that an intent or `run` returns. */
  to?: string | ((posted: Posted & Opened) => string)
  /** Shown for a fault that has no sentence of its own; else the sentence of the route's `handle`. */
  failed?(posted: Posted): string
  /** Refuses an unknown intent with 422; without it, that is a bad request. */
  unknown?: () => string
  /** Says a refusal in the words and fields of the form. */
  reword?(refusal: AppError, posted: Posted & Opened): AppError
  /** What was typed, for the page to show again, where `values` cannot hold it: a field that is sent several times. */
  typed?(posted: Posted & Opened): Typed
  /** What is stored now, for the page to show next to what was typed after a conflict. */
  current?(posted: Posted & Opened): Promise<Current>
}

/**
 * A page's action: reads the form and does what its button asks. A sentence that comes back is shown as a success after a
 * redirect to `to`; any other result is the answer. Whatever goes wrong is answered on the same page with its status, its
 * sentence and what was typed, but no password.
 */
export function formAction<
  Opened = Record<never, never>,
  Output extends string | Response | object | null = never,
  Current = never,
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
    const result = await tryOperation(async () => {
      if (limit) await enforceRateLimit(context, limit)
      return chosen(definition, posted.values)(posted)
    })
    if (result.done) return answerOf(result.value, definition.to, posted)
    const refusal = reword(result.refusal, posted)
    const failed = definition.failed ?? sentenceOfRoute
    const refused = formErrors(refusal, posted.values, failed(posted))
    const stored =
      refusal.code === 'conflict' && current ? await readCurrent(() => current(posted)) : null
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

/** Null where that cannot be read either, or is gone: the conflict is what counts. */
async function readCurrent<Current>(read: () => Promise<Current>): Promise<Current | null> {
  try {
    return await read()
  } catch (error) {
    if (!isAppError(error)) refusalOf(error)
    return null
  }
}

function sentenceOfRoute({ values, url }: Posted): string {
  return currentAction.getStore()?.handle?.failed(values, url) ?? m.forms_failed()
}
