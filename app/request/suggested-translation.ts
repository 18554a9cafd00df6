import type { RouterContextProvider } from 'react-router'
import { suggestTranslation } from '#domain/translations/suggest-translation.ts'
import {
  approvalInput,
  inputsOf,
  isOfRows,
  languageTyped,
  NOT_APPROVED,
} from '#domain/translations/translated.ts'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { runtimeContext } from './context.ts'
import { enforceRateLimit } from './enforce-rate-limit.ts'
import type { FormValues } from './form.ts'
import { rateLimitKey } from './rate-limit-key.ts'

type Asked = {
  caller: Caller
  context: Readonly<RouterContextProvider>
  values: FormValues
  request: Request
}

/**
 * The values of a form, with what was missing in the language of its field `suggest` as the language model suggests it, marked as not
 * approved.
 *
 * @throws AppError as `suggestTranslation`; too_many; bad_input if nothing is missing.
 */
export async function suggestedTranslation(
  { caller, context, values, request }: Asked,
  texts: readonly string[],
): Promise<FormValues> {
  const { suggest, ...typed } = values
  const own = texts.filter((text) => !isOfRows(text))
  const from = languageTyped(typed, own)
  const to = parseLanguage(suggest)
  const missing = inputsOf(texts, Object.keys(typed)).filter(
    // Figures, such as sizes of shoes, are the same in any language.
    (text) => /\p{L}/u.test(typed[text] ?? '') && !typed[`${text}_${to}`]?.trim(),
  )
  if (to === null || to === from || missing.length === 0) {
    throw new AppError('bad_input', m.content_suggest_nothing())
  }
  const written = Object.fromEntries(missing.map((text) => [text, typed[text] ?? '']))
  await enforceRateLimit(context, 'translation')
  const { signal, end } = context.get(runtimeContext).answers.begin(rateLimitKey(context))
  try {
    const listened = AbortSignal.any([request.signal, signal])
    const made = await suggestTranslation(caller, { from, to, texts: written }, listened)
    const inputs = Object.entries(made).map(([text, words]) => [`${text}_${to}`, words])
    return { ...typed, ...Object.fromEntries(inputs), [approvalInput(to)]: NOT_APPROVED }
  } finally {
    end()
  }
}
