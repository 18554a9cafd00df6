import { data } from 'react-router'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors, type FormValues } from '#app/request/form.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { isAppError } from '#platform/errors.ts'
import type { Meanwhile } from './edit-form.tsx'

type Deed = {
  work: () => Promise<unknown>
  values: FormValues
  /** Where it leads, and what is said there. */
  to: string
  done: string
  /** What is stored, asked for when somebody else was faster. */
  stored?: () => Promise<Meanwhile>
}

/** Does what a form of the content says. Whoever was overtaken gets their words back, beside what is stored now. */
export async function save({ work, values, to, done, stored }: Deed) {
  const result = await tryOperation(work)
  if (result.done) return redirectWithFlash(to, { tone: 'success', text: done })
  const refused = formErrors(result.refusal, values, m.content_failed())
  const isOvertaken = result.refusal.code === 'conflict'
  const meanwhile = isOvertaken && stored ? await readStored(stored) : undefined
  return data({ ...refused.data, meanwhile }, refused.init ?? {})
}

/** Nothing when it was removed. */
async function readStored(stored: () => Promise<Meanwhile>): Promise<Meanwhile | undefined> {
  try {
    return await stored()
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return undefined
    throw error
  }
}
