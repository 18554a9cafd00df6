import type { RouterContextProvider } from 'react-router'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors, type FormValues } from '#app/request/form.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import type { Caller } from '#platform/operation.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Does what a form of anybody's asks for and leads on with a word. Whatever goes wrong, also a fault of ours, is told on
 * the same page, and what was typed stays.
 */
export async function submit(
  context: Context,
  values: FormValues,
  work: (caller: Caller) => Promise<void>,
  done: { to: string; title: string; text: string },
) {
  const result = await tryOperation(async () => {
    await enforceRateLimit(context, 'message')
    await work(ensureGuest(context, values))
  })
  if (!result.done) return formErrors(result.refusal, values, m.contact_failed_text())
  const { to, title, text } = done
  return redirectWithFlash(to, { tone: 'success', title, text })
}

/** Name and address of a signed-in person, for the fields that ask for them. */
export function senderOf(context: Context): { name: string; email: string } | null {
  const viewer = context.get(viewerContext)
  return viewer && { name: viewer.fullName, email: viewer.email }
}
