import { z } from 'zod'
import { answerMessage } from '#domain/inbox/commands/answer-message.ts'
import { assignMessage } from '#domain/inbox/commands/assign-message.ts'
import { MESSAGE_STATUSES } from '#domain/inbox/inbox-message.ts'
import { statusLabel } from '#domain/inbox/inbox-words.ts'
import { setStatus } from '#domain/inbox/commands/set-status.ts'
import { m } from '#messages'
import { formAction, intent, type Posted } from '#app/request/form-action.ts'
import { isId } from '#platform/database/new-id.ts'

const params = z.object({ id: z.string() })
type Params = z.output<typeof params>
type Asked = Posted<Params>

const to = ({ id }: Params) => `/admin/inbox/${id}`
const count = z
  .string()
  .catch('')
  .transform((typed) => Number(/^\d{1,6}$/.exec(typed)?.[0] ?? 0))
const status = z.enum(MESSAGE_STATUSES, { error: () => m.inbox_status_failed() })
const idOrNull = z
  .string()
  .catch('')
  .transform((typed) => (isId(typed) ? typed : null))

/** Answers a message, moves it on or gives it to someone, and leads back to it. */
export const moveOrAnswer = formAction({
  params,
  intents: {
    answer: intent({
      form: z.object({ answersSeen: count, text: z.string().catch('') }),
      run: ({ caller, params: { id } }: Asked, input) => answerMessage(caller, { id, ...input }),
      done: ({ name }) => m.inbox_answer_sent({ name }),
      to,
    }),
    move: intent({
      form: z.object({ from: status, to: status }),
      run: async ({ caller, params: { id } }: Asked, input) => {
        await setStatus(caller, { id, ...input })
        return input.to
      },
      done: (moved) => m.inbox_status_set({ status: statusLabel(moved).toLowerCase() }),
      to,
    }),
    assign: intent({
      form: z.object({
        to: z
          .string()
          .refine((typed) => isId(typed) || typed === 'nobody', {
            error: () => m.inbox_not_staff(),
          })
          .transform((typed) => (isId(typed) ? typed : null)),
        seen: idOrNull,
      }),
      run: async ({ caller, params: { id } }: Asked, input) => {
        const name = await assignMessage(caller, { id, ...input })
        const { actor } = caller
        return { name, isOwn: actor.kind === 'member' && actor.userId === input.to }
      },
      done: ({ name, isOwn }, input) => {
        if (input.to === null) return m.inbox_given_back()
        return isOwn ? m.inbox_taken() : m.inbox_handed_over({ name: name ?? '' })
      },
      to,
    }),
  },
})
