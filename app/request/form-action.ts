import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { currentAction } from './current-action.ts'
import { redirectWithFlash, type FlashMessage } from './flash.ts'
import { validateForm, formErrors, type FormValues } from './form.ts'
import { enforceRateLimit } from './enforce-rate-limit.ts'
import { toErrorResponse, tryOperation, callerOf } from './run-operation.ts'
import { readUploadForm } from './upload.ts'

/** What an intent's work is given. */
export type Posted<Params> = {
  caller: Caller
  params: Params
  values: FormValues
  files: Record<string, File>
  request: Request
  context: Readonly<RouterContextProvider>
}

type Limit = Parameters<typeof enforceRateLimit>[1]
type Result = string | Partial<FlashMessage>

type Definition<Params> = {
  /** The route's parameters; an address that does not fit them is not found. */
  params?: z.ZodType<Params>
  /** Counted before anything is done. */
  limit?: Limit
  /** By the value of the form's field `intent` (in older forms `deed`); a page with one form has one intent. */
  intents: Record<string, (posted: Posted<Params>) => Promise<Done>>
  /** The form field with the form's own id, by which a repetition is recognized. It is not echoed. */
  key?: string
  /** What is stored now, for the page to show next to what was typed after a conflict. */
  current?: (posted: Posted<Params>) => Promise<unknown>
}

/** Where an intent leads when it is done, and what is said there. */
export type Done = { to: string; done: Result }

/** One intent: checks its form, does its work, and says where it leads. */
export function intent<Params, Schema extends z.ZodType, Output>(definition: {
  form: Schema
  run(posted: Posted<Params>, input: z.output<Schema>): Promise<Output>
  done: Result | ((output: Output, input: z.output<Schema>) => Result)
  to: string | ((params: Params, output: Output) => string)
}): (posted: Posted<Params>) => Promise<Done> {
  return async (posted) => {
    const input = validateForm(definition.form, posted.values)
    const output = await definition.run(posted, input)
    const { done, to } = definition
    return {
      done: typeof done === 'function' ? done(output, input) : done,
      to: typeof to === 'function' ? to(posted.params, output) : to,
    }
  }
}

/**
 * A page's action: reads the form, does what its intent says and leads on with a word. Whatever goes wrong is answered on
 * the same page with what was typed; a fault, and a database that is away, with the sentence of the route's `handle`.
 */
export function formAction<Params = Record<never, never>>(definition: Definition<Params>) {
  const { intents, limit, current } = definition
  return async ({ request, params, context }: ActionFunctionArgs) => {
    const read = definition.params?.safeParse(params)
    if (read?.success === false) throw toErrorResponse(new AppError('not_found', ''))
    const { values, files } = await readUploadForm(request)
    const posted: Posted<Params> = {
      caller: callerWithKey(context, values, definition.key),
      params: read ? read.data : (params as Params),
      values: withoutKey(values, definition.key),
      files,
      request,
      context,
    }
    const result = await tryOperation(async () => {
      if (limit) await enforceRateLimit(context, limit)
      return chosen(intents, values)(posted)
    })
    if (result.done) {
      const { to, done } = result.value
      return redirectWithFlash(to, {
        tone: 'success',
        text: '',
        ...(typeof done === 'string' ? { text: done } : done),
      })
    }
    const refused = formErrors(result.refusal, posted.values, failedSentence(posted))
    const stored =
      result.refusal.code === 'conflict' && current ? await storedNow(() => current(posted)) : null
    return data({ ...refused.data, current: stored }, refused.init ?? {})
  }
}

/** Null where that cannot be read either, or is gone: the conflict is what counts. */
async function storedNow(read: () => Promise<unknown>): Promise<unknown> {
  const result = await tryOperation(read)
  return result.done ? result.value : null
}

function chosen<Params>(intents: Definition<Params>['intents'], values: FormValues) {
  const names = Object.keys(intents)
  const asked = values['intent'] ?? values['deed'] ?? ''
  const name = names.length === 1 ? names[0]! : asked
  const found = Object.hasOwn(intents, name) ? intents[name] : undefined
  if (!found) throw new AppError('bad_input', m.forms_unknown())
  return found
}

/** Corrected and sent again, a form with the same id is another request. */
function callerWithKey(
  context: Readonly<RouterContextProvider>,
  values: FormValues,
  field: string | undefined,
): Caller {
  const caller = callerOf(context)
  const id = field === undefined ? undefined : values[field]
  if (!isId(id)) return caller
  return { ...caller, key: `${id} ${JSON.stringify(withoutKey(values, field))}` }
}

function withoutKey(values: FormValues, field: string | undefined): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== field))
}

function failedSentence({ request, values }: { request: Request; values: FormValues }): string {
  const handle = currentAction.getStore()?.handle
  return handle?.failed(values, new URL(request.url)) ?? m.forms_failed()
}
