import type { RouterContextProvider } from 'react-router'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { refuseForm, type FormValues } from '#app/request/form.ts'
import { guestOrMember } from '#app/request/guest.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { attempt } from '#app/request/perform.ts'
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
  const result = await attempt(async () => {
    await limitTries(context, 'message')
    await work(guestOrMember(context, values))
  })
  if (!result.done) return refuseForm(result.refusal, values, m.contact_failed_text())
  const { to, title, text } = done
  return flashed(to, { tone: 'success', title, text })
}

/** Name and address of a signed-in person, for the fields that ask for them. */
export function senderOf(context: Context): { name: string; email: string } | null {
  const viewer = context.get(viewerContext)
  return viewer && { name: viewer.fullName, email: viewer.email }
}
