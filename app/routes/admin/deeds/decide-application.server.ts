import type { ActionFunctionArgs } from 'react-router'
import { decideApplication } from '#domain/partners/commands/decide-application.ts'
import { m } from '#messages'
import { listAddress } from '../list-address.ts'
import { decide } from './decide.server.ts'

/** Answers an organization's application. */
export function decideOnApplication(args: ActionFunctionArgs) {
  return decide(args, {
    decide: (caller, { id, ...verdict }) =>
      decideApplication(caller, { applicationId: id, ...verdict }),
    done: {
      approve: m.moderation_application_approved,
      reject: m.moderation_application_rejected,
      'ask-changes': m.moderation_application_changes_asked,
    },
    listFor: ({ page }) => listAddress('/admin/applications', page),
  })
}
