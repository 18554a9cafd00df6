import type { Caller } from '#platform/operation.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '../project-events/project-event.ts'
import { understand } from '../understanding/understand.ts'
import type { Understood } from '../understanding/understood.ts'
import { PROMPT_MAX, type AssistantRequest } from './assistant.ts'
import { answerSubject } from './site/answer-subject.ts'
import type { SiteAnswer } from './site/site-answer.ts'

/** So many of somebody's earlier sentences still mean something. */
const HEARD_MOST = 6

/**
 * The site's own answer, without a model: what is asked is looked for in what everybody may see, with the switches of the
 * house. Never throws for any text.
 */
export async function answerFromSite(
  caller: Caller,
  request: AssistantRequest,
): Promise<SiteAnswer> {
  const today = localTimeOf(caller.house.clock.now(), DEFAULT_TIME_ZONE).date
  const text = request.prompt.toWellFormed().slice(0, PROMPT_MAX)
  const before = (request.context?.previousMessages ?? [])
    .filter(({ role }) => role === 'user')
    .slice(-HEARD_MOST)
  let earlier: Understood | undefined
  for (const { content } of before) {
    earlier = understand(content.slice(0, PROMPT_MAX), { today, earlier })
  }
  const said = understand(text, { today, earlier })
  return answerSubject({
    caller: { ...caller, actor: { kind: 'visitor' } },
    text,
    said,
    earlier,
    today,
  })
}
