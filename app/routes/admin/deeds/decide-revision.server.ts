import type { ActionFunctionArgs } from 'react-router'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { m } from '#messages'
import { listAddress } from '../list-address.ts'
import { decide } from './decide.server.ts'

/** Answers a proposal for a project or event. */
export function decideOnRevision(args: ActionFunctionArgs) {
  return decide(args, {
    decide: (caller, { id, ...verdict }) => decideRevision(caller, { revisionId: id, ...verdict }),
    done: {
      approve: m.moderation_post_approved,
      reject: m.moderation_post_rejected,
      'ask-changes': m.moderation_post_changes_asked,
    },
    listFor: ({ page }) => listAddress('/admin', page),
  })
}
