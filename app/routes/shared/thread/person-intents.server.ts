import { muteAsPerson } from '#domain/threads/commands/mute-as-person.ts'
import { reportAsPerson } from '#domain/threads/commands/report-as-person.ts'
import { writeAsPerson } from '#domain/threads/commands/write-as-person.ts'
import type { PersonOf } from '#domain/threads/require-person.ts'
import { m } from '#messages'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import type { Posted } from '#app/request/form-action.ts'
import type { Caller } from '#platform/operation.ts'
import { THREAD_INTENTS } from './thread-intents.ts'

/** The intents of a thread on the page of a sign-up or gift, whose `open` has verified the person. */
export function personIntents<Opened extends { caller: Caller }>(
  personOf: (posted: Posted & Opened) => PersonOf,
) {
  return {
    async [THREAD_INTENTS.write](posted: Posted & Opened) {
      await enforceRateLimit(posted.context, 'thread')
      await writeAsPerson(posted.caller, { ...personOf(posted), text: posted.values['text'] })
      return m.threads_sent()
    },
    async [THREAD_INTENTS.mute](posted: Posted & Opened) {
      await muteAsPerson(posted.caller, { ...personOf(posted), muted: true })
      return m.threads_did_mute()
    },
    async [THREAD_INTENTS.unmute](posted: Posted & Opened) {
      await muteAsPerson(posted.caller, { ...personOf(posted), muted: false })
      return m.threads_did_unmute()
    },
    async [THREAD_INTENTS.report](posted: Posted & Opened) {
      await enforceRateLimit(posted.context, 'thread')
      await reportAsPerson(posted.caller, { ...personOf(posted), reason: posted.values['reason'] })
      return m.threads_did_report()
    },
  }
}
