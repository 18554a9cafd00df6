import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { MAIL_TOPICS } from '../mail-topic.ts'
import { writeMailChoices } from '../write-mail-choices.ts'

/** Saves which email topics this user wants; topics not in `wanted` are opted out of. */
export const chooseMail = command({
  name: 'accounts.choose-mail',
  for: 'member',
  input: z.object({ wanted: z.array(z.enum(MAIL_TOPICS)) }),
  async run({ db, actor, input, now }) {
    if (actor.kind !== 'member') return
    const choices = MAIL_TOPICS.map((topic) => ({ topic, isWanted: input.wanted.includes(topic) }))
    await writeMailChoices(db, actor.userId, choices, now)
  },
})
