import { supportItem } from '#domain/support/commands/support-item.ts'
import { returnPendingSignUp } from '#domain/support/commands/return-pending-sign-up.ts'
import { takePendingSignUp } from '#domain/support/commands/take-pending-sign-up.ts'
import { confirmPath } from '#domain/support/pending-sign-up.ts'
import { signUpPagePath } from '#domain/support/sign-up-link.ts'
import type { TypedSupport } from '#domain/support/support-schema.ts'
import { m } from '#messages'
import { cookiesContext, runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction, type Posted } from '#app/request/form-action.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { trackSession } from '#app/request/track-session.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { authAddress } from '../../auth/views.ts'
import { sentText } from '../support/sent-text.ts'
import { linkCaller } from './link-caller.ts'

type Taken = Extract<Awaited<ReturnType<typeof takePendingSignUp>>, { outcome: 'taken' }>

/**
 * Uses an emailed link: signs in the reader of that mailbox, and signs them up as they asked. Requires a button because mail
 * scanners open every link. If the sign-up is refused by now, such as for lack of places, they are signed in and told
 * why. Accounts of staff sign in as they do otherwise, and confirm then.
 */
export const confirm = formAction({
  async run(posted) {
    const { context, values } = posted
    const token = values['token']?.slice(0, 100) ?? ''
    const viewer = context.get(viewerContext)
    const caller = linkCaller(context)
    const taken = await takePendingSignUp(caller, { token, userId: viewer?.userId ?? null })
    if (taken.outcome === 'password') return signInFirst(posted, token, taken.email)
    try {
      const userId = await signIn(posted, taken)
      if (userId !== null) return await signUp(posted, taken, userId)
    } catch (error) {
      // Pressing the button again is a new attempt.
      await returnPendingSignUp(caller, { id: taken.id })
      throw error
    }
    await returnPendingSignUp(caller, { id: taken.id })
    return signInFirst(posted, token, taken.email)
  },
})

/** The account that is now signed in; null if the link may not open it. */
async function signIn(
  { context, request }: Posted,
  { isOwn, name, email, since }: Taken,
): Promise<string | null> {
  const viewer = context.get(viewerContext)
  if (isOwn && viewer) return viewer.userId
  const { auth } = context.get(runtimeContext)
  const done = await auth.signInByMailbox(signInHeaders(context, request), {
    email,
    name,
    since: new Date(since),
  })
  if (done.kind === 'changed') return null
  const { cookies, userId, isFirst } = done
  context.get(cookiesContext).push(...cookies)
  if (isFirst) await trackSession(context, request, 'signed_up', cookies)
  await trackSession(context, request, 'signed_in', cookies)
  return userId
}

async function signUp({ context }: Posted, taken: Taken, userId: string): Promise<Response> {
  const { typed, referral } = taken
  const { itemId } = typed
  const caller = { ...callerOf(context), actor: { kind: 'member', userId } as const }
  const given = { ...typed, referral: referral && { ...referral, at: new Date(referral.at) } }
  try {
    // As it was parsed once; the command checks it again.
    const support = given as TypedSupport
    const { id, status, count } = await supportItem(caller, support)
    if (count > 1) {
      const text = m.supporting_dates_sent({ count })
      return redirectWithFlash('/dashboard', { tone: 'success', text })
    }
    return redirectWithFlash(signUpPagePath(id), {
      tone: 'success',
      text:
        typed.age?.age === 'minor' && status === 'pending'
          ? m.guardians_sent({ organization: taken.organization })
          : sentText(support.kind, status, taken.organization),
    })
  } catch (error) {
    if (!isAppError(error) || !FINAL.has(error.code)) throw error
    const isGone = error.code === 'not_found'
    const form = `/projects-events/${itemId}${error.code === 'conflict' || error.code === 'bad_input' ? `/support/${typed.kind}` : ''}`
    return redirectWithFlash(isGone ? '/projects-events' : form, {
      tone: 'destructive',
      text: m.joining_did_but({ reason: error.message }),
    })
  }
}

/** What another attempt would not change. */
const FINAL = new Set<AppError['code']>(['not_found', 'closed', 'conflict', 'bad_input'])

function signInFirst({ context }: Posted, token: string, email: string): Response {
  if (context.get(viewerContext)) throw new AppError('conflict', m.joining_sign_out_first())
  return redirectWithFlash(authAddress('login', { returnTo: confirmPath(token), email }), {
    tone: 'info',
    text: m.joining_sign_in_first(),
  })
}
