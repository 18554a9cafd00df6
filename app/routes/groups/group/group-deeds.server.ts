import type { ActionFunctionArgs } from 'react-router'
import { endLeadOffer } from '#domain/support/commands/end-lead-offer.ts'
import { endGroup } from '#domain/support/commands/end-group.ts'
import { getOwnGroup } from '#domain/support/queries/get-own-group.ts'
import { groupPath } from '#domain/support/group.ts'
import { leaveGroup } from '#domain/support/commands/leave-group.ts'
import { leaveSeat } from '#domain/support/commands/leave-seat.ts'
import { offerLead } from '#domain/support/commands/offer-lead.ts'
import { removeMember } from '#domain/support/commands/remove-member.ts'
import { renewInvitation } from '#domain/support/commands/renew-invitation.ts'
import { takeLead } from '#domain/support/commands/take-lead.ts'
import { takeSeat } from '#domain/support/commands/take-seat.ts'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { m } from '#messages'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm, type FormValues } from '#app/request/form.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { attempt, callerOf, perform } from '#app/request/perform.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'

type Done = { to: string; text: string }

/** Does what the group's page asked about, and says so on the page that follows. */
export async function changeGroup({ request, params, context }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  // Whoever does not belong to it learns of nothing else first.
  await perform(context, getOwnGroup, { id })
  const values = await readForm(request)
  const result = await attempt(async () => {
    await limitTries(context, 'group')
    return change(callerOf(context), id, values)
  })
  if (!result.done) return refuseForm(result.refusal, values, m.groups_failed())
  const { to, text } = result.value
  return flashed(to, { tone: 'success', text })
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
      await offerLead(caller, { id, memberId })
      return { to: page, text: m.groups_offered() }
    case 'withdraw-lead':
      await endLeadOffer(caller, { id })
      return { to: page, text: m.groups_offer_withdrawn() }
    case 'decline-lead':
      await endLeadOffer(caller, { id })
      return { to: page, text: m.groups_offer_declined() }
    case 'take-lead':
      await takeLead(caller, { id })
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
      await takeSeat(caller, { supportId })
      return { to: page, text: m.together_came_along() }
    case 'cancel-sign-up':
      await cancelSupport(caller, { id: supportId })
      return { to: page, text: m.together_cancelled() }
    default:
      throw new AppError('bad_request', m.groups_failed())
  }
}
