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
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'

/** Actions of a group's page. */
export const action = formAction({
  // Loads the group first, so that a non-member gets "not found" before any other error.
  open: ({ params, context }) => runOperation(context, getOwnGroup, { id: params['id'] ?? '' }),
  limit: 'group',
  intents: {
    async leave({ caller, id }) {
      await leaveGroup(caller, { id })
      return redirectWithFlash('/dashboard', { tone: 'success', text: m.groups_left() })
    },
    async remove({ caller, id, values: { member: memberId = '' } }) {
      await removeMember(caller, { id, memberId })
      return m.groups_removed()
    },
    async 'hand-over'({ caller, id, values: { member: memberId = '' } }) {
      await offerLeadership(caller, { id, memberId })
      return m.groups_offered()
    },
    async 'withdraw-lead'({ caller, id }) {
      await endLeadOffer(caller, { id })
      return m.groups_offer_withdrawn()
    },
    async 'decline-lead'({ caller, id }) {
      await endLeadOffer(caller, { id })
      return m.groups_offer_declined()
    },
    async 'take-lead'({ caller, id }) {
      await acceptLeadership(caller, { id })
      return m.groups_offer_taken()
    },
    async renew({ caller, id }) {
      await renewInvitation(caller, { id })
      return m.groups_renewed()
    },
    async end({ caller, id }) {
      await endGroup(caller, { id })
      return redirectWithFlash('/dashboard', { tone: 'success', text: m.groups_ended() })
    },
    async 'step-out'({ caller, values: { support: supportId = '' } }) {
      await leaveSeat(caller, { supportId })
      return m.together_stepped_out()
    },
    async 'come-along'({ caller, values: { support: supportId = '', age } }) {
      await joinGroupSignUp(caller, { supportId, isAdult: age === 'adult' })
      return m.together_came_along()
    },
    async 'cancel-sign-up'({ caller, values: { support: id = '' } }) {
      await cancelSupport(caller, { id })
      return m.together_cancelled()
    },
  },
  to: ({ id }) => groupPath(id),
})
