import type { ActionFunctionArgs } from 'react-router'
import { endLeadOffer } from '#domain/support/commands/end-lead-offer.ts'
import { endGroup } from '#domain/support/commands/end-group.ts'
import { getOwnGroup } from '#domain/support/queries/get-own-group.ts'
import { groupPath } from '#domain/support/group.ts'
import { leaveGroup } from '#domain/support/commands/leave-group.ts'
import { leaveSeat } from '#domain/support/commands/leave-seat.ts'
import { offerLeadership } from '#domain/support/commands/offer-leadership.ts'
import { removeMember } from '#domain/support/commands/remove-member.ts'
import { renewInvitation } from '#domain/support/commands/renew-invitation.ts'
import { acceptLeadership } from '#domain/support/commands/accept-leadership.ts'
import { joinGroupSignUp } from '#domain/support/commands/join-group-sign-up.ts'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors, type FormValues } from '#app/request/form.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation, callerOf, runOperation } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'

type Done = { to: string; text: string }

/** Does what the group's page asked about, and says so on the page that follows. */
export async function changeGroup({ request, params, context }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  // Whoever does not belong to it learns of nothing else first.
  await runOperation(context, getOwnGroup, { id })
  const values = await parseForm(request)
  const result = await tryOperation(async () => {
    await enforceRateLimit(context, 'group')
    return change(callerOf(context), id, values)
  })
  if (!result.done) return formErrors(result.refusal, values, m.groups_failed())
  const { to, text } = result.value
  return redirectWithFlash(to, { tone: 'success', text })
}

async function change(caller: Caller, id: string, values: FormValues): Promise<Done> {
  const page = groupPath(id)
  const memberId = values['member'] ?? ''
  const supportId = values['support'] ?? ''
  switch (values['intent']) {
    case 'leave':
      await leaveGroup(caller, { id })
      return { to: '/dashboard', text: m.groups_left() }
    case 'remove':
      await removeMember(caller, { id, memberId })
      return { to: page, text: m.groups_removed() }
    case 'hand-over':
      await offerLeadership(caller, { id, memberId })
      return { to: page, text: m.groups_offered() }
    case 'withdraw-lead':
      await endLeadOffer(caller, { id })
      return { to: page, text: m.groups_offer_withdrawn() }
    case 'decline-lead':
      await endLeadOffer(caller, { id })
      return { to: page, text: m.groups_offer_declined() }
    case 'take-lead':
      await acceptLeadership(caller, { id })
      return { to: page, text: m.groups_offer_taken() }
    case 'renew':
      await renewInvitation(caller, { id })
      return { to: page, text: m.groups_renewed() }
    case 'end':
      await endGroup(caller, { id })
      return { to: '/dashboard', text: m.groups_ended() }
    case 'step-out':
      await leaveSeat(caller, { supportId })
      return { to: page, text: m.together_stepped_out() }
    case 'come-along':
      await joinGroupSignUp(caller, { supportId })
      return { to: page, text: m.together_came_along() }
    case 'cancel-sign-up':
      await cancelSupport(caller, { id: supportId })
      return { to: page, text: m.together_cancelled() }
    default:
      throw new AppError('bad_request', m.groups_failed())
  }
}
