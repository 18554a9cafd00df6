import { z } from 'zod'
import { answerMessage } from '#domain/inbox/commands/answer-message.ts'
import { assignMessage } from '#domain/inbox/commands/assign-message.ts'
import { MESSAGE_STATUSES } from '#domain/inbox/inbox-message.ts'
import { inboxStatusLabel } from '#domain/inbox/inbox-words.ts'
import { setStatus } from '#domain/inbox/commands/set-status.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { validateForm } from '#app/request/form.ts'
import { isId } from '#platform/database/new-id.ts'

const answerForm = z.object({
  answersSeen: z
    .string()
    .catch('')
    .transform((typed) => Number(/^\d{1,6}$/.exec(typed)?.[0] ?? 0)),
  text: z.string().catch(''),
})
const status = z.enum(MESSAGE_STATUSES, { error: () => m.inbox_status_failed() })
const moveForm = z.object({ from: status, to: status })
const assignForm = z.object({
  to: z
    .string()
    .refine((typed) => isId(typed) || typed === 'nobody', { error: () => m.inbox_not_staff() })
    .transform((typed) => (isId(typed) ? typed : null)),
  seen: z
    .string()
    .catch('')
    .transform((typed) => (isId(typed) ? typed : null)),
})

/** Answers a message, changes its status or assigns it, and redirects back to it. */
export const action = formAction({
  intents: {
    async answer({ caller, id, values }) {
      const { name } = await answerMessage(caller, { id, ...validateForm(answerForm, values) })
      return m.inbox_answer_sent({ name })
    },
    async move({ caller, id, values }) {
      const change = validateForm(moveForm, values)
      await setStatus(caller, { id, ...change })
      return m.inbox_status_set({ status: inboxStatusLabel(change.to).toLowerCase() })
    },
    async assign({ caller, id, values }) {
      const { to, seen } = validateForm(assignForm, values)
      const name = await assignMessage(caller, { id, to, seen })
      if (to === null) return m.inbox_given_back()
      const { actor } = caller
      return actor.kind === 'member' && actor.userId === to
        ? m.inbox_taken()
        : m.inbox_handed_over({ name: name ?? '' })
    },
  },
  to: ({ id }) => `/admin/inbox/${id}`,
  unknown: m.forms_unknown,
})
