import type { RouterContextProvider } from 'react-router'
import { m } from '#messages'
import { houseContext, viewerContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { refuseForm, type FormValues } from '#app/request/form.ts'
import { guestOrMember } from '#app/request/guest.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { asAnswer } from '#app/request/perform.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'

type Context = Readonly<RouterContextProvider>

/** What ends in the page's error boundary; anything else is said beside what was typed. */
const FINAL = new Set<AppError['code']>(['closed', 'not_found', 'forbidden', 'not_signed_in'])

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
  try {
    await limitTries(context, 'message')
    await work(guestOrMember(context))
  } catch (error) {
    if (isAppError(error) && FINAL.has(error.code)) throw asAnswer(error)
    return refuseForm(refusalOf(context, error), values, m.contact_failed_text())
  }
  const { to, title, text } = done
  return flashed(to, { tone: 'success', title, text })
}

function refusalOf(context: Context, error: unknown): AppError {
  if (isAppError(error) && error.code !== 'unavailable') return error
  context.get(houseContext).log.error({ err: error }, 'a message could not be kept')
  return new AppError('unavailable', m.contact_failed_text(), { retryAfter: 5, cause: error })
}

/** Name and address of a signed-in person, for the fields that ask for them. */
export function senderOf(context: Context): { name: string; email: string } | null {
  const viewer = context.get(viewerContext)
  return viewer && { name: viewer.fullName, email: viewer.email }
}
