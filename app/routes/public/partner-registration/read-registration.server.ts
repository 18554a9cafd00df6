import type { RouterContextProvider } from 'react-router'
import { getOwnProfile } from '#domain/accounts/queries/get-own-profile.ts'
import { findOwnPartner, type OwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import {
  findRegistrationDraft,
  type RegistrationDraft,
} from '#domain/partners/commands/find-registration-draft.ts'
import type { RegistrationField, RegistrationValues } from '#domain/partners/registration.ts'
import { valuesOfPartner } from '#domain/partners/values-of-partner.ts'
import { viewerContext } from '#app/request/context.ts'
import { GUEST_COOKIE } from '#app/request/cookie-names.ts'
import { callerOf, runOperation, rethrowAsResponse } from '#app/request/run-operation.ts'
import { readCookie } from '#app/request/read-cookie.ts'
import { isId } from '#platform/database/new-id.ts'

export type Registration = {
  own: OwnPartner | null
  draftId: string | null
  /** The draft, filled up with known values: the organization's last application, or the account's name and email. */
  values: RegistrationValues
}

type Context = Readonly<RouterContextProvider>

/** The registration of the current user. `draftId` is the draft from the URL. */
export async function readRegistration(
  request: Request,
  context: Context,
  draftId?: string | null,
): Promise<Registration> {
  const isMember = context.get(viewerContext) !== null
  const own = isMember ? await runOperation(context, findOwnPartner, {}) : null
  const draft = await findDraft(request, context, isId(draftId) ? draftId : undefined)
  const known = own ? valuesOfPartner(own) : isMember ? await valuesOfAccount(context) : {}
  return { own, draftId: draft?.id ?? null, values: merge(known, draft?.values ?? {}) }
}

/** A member's draft; right after sign-in, the one they typed as a visitor in this browser. */
async function findDraft(
  request: Request,
  context: Context,
  draftId: string | undefined,
): Promise<RegistrationDraft | null> {
  const caller = callerOf(context)
  if (caller.actor.kind === 'visitor') return null
  const found = await runOperation(context, findRegistrationDraft, draftId ? { draftId } : {})
  const guestId = readCookie(request, GUEST_COOKIE)
  if (found || caller.actor.kind !== 'member' || !isId(guestId)) return found
  const asVisitor = { ...caller, actor: { kind: 'guest', guestId } as const }
  const typed = await rethrowAsResponse(findRegistrationDraft(asVisitor, {}))
  return typed && runOperation(context, findRegistrationDraft, { draftId: typed.id })
}

/** Known values replace empty contact fields; other fields stay as typed. */
function merge(known: RegistrationValues, typed: RegistrationValues): RegistrationValues {
  const merged = { ...known, ...typed }
  for (const field of OF_ACCOUNT) if (!merged[field]?.trim()) merged[field] = known[field] ?? ''
  return merged
}

const OF_ACCOUNT: readonly RegistrationField[] = ['contactPersonName', 'email', 'phone']

async function valuesOfAccount(context: Context): Promise<RegistrationValues> {
  const { fullName, email, mobilePhone } = await runOperation(context, getOwnProfile, {})
  return { contactPersonName: fullName, email, phone: mobilePhone ?? '' }
}
