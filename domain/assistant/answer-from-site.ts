import type { Caller } from '#platform/operation.ts'
import type { Day } from '../calendar/day.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '../project-events/project-event.ts'
import { understand } from '../understanding/understand.ts'
import type { Understood } from '../understanding/understood.ts'
import { extractProfile } from '../volunteer-profile/extract-profile.ts'
import { interview } from '../volunteer-profile/interview.ts'
import { PROMPT_MAX, type AssistantRequest, type ChatMessage } from './assistant.ts'
import { answerSubject } from './site/answer-subject.ts'
import { answerWriting } from './site/answer-writing.ts'
import { inWords, type Asked, type SiteAnswer } from './site/site-answer.ts'

/** So many of somebody's earlier sentences still mean something. */
const HEARD_MOST = 6

/**
 * The site's own answer, without a model: what is asked is looked for in what everybody may see, with the switches of the
 * house. An analysis answers with the profile as JSON. Never throws for any text.
 */
export async function answerFromSite(
  caller: Caller,
  request: AssistantRequest,
): Promise<SiteAnswer> {
  const { actionType, prompt, context = {} } = request
  const before = context.previousMessages ?? []
  switch (actionType) {
    case 'analyze':
      return inWords(JSON.stringify(extractProfile(context.data ?? before)))
    case 'volunteer-profile': {
      const { text, choices } = interview([...before, { role: 'user', content: prompt }])
      return inWords(text, { choices })
    }
    case 'generate':
    case 'answer': {
      const asked = hear(caller, prompt, before)
      const isPlainWish = asked.said.about === 'items' || asked.said.about === 'writing'
      return actionType === 'generate' && isPlainWish ? answerWriting(asked) : answerSubject(asked)
    }
  }
}

/** A question with what it says, by itself and after what was said before. */
function hear(caller: Caller, prompt: string, before: readonly ChatMessage[]): Asked {
  const today = localTimeOf(caller.house.clock.now(), DEFAULT_TIME_ZONE).date
  const text = prompt.toWellFormed().slice(0, PROMPT_MAX)
  const earlier = heardBefore(before, today)
  return {
    caller: { ...caller, actor: { kind: 'visitor' } },
    text,
    said: understand(text, { today, earlier }),
    earlier,
    today,
  }
}

function heardBefore(before: readonly ChatMessage[], today: Day): Understood | undefined {
  let earlier: Understood | undefined
  for (const { content } of before.filter(({ role }) => role === 'user').slice(-HEARD_MOST)) {
    earlier = understand(content.slice(0, PROMPT_MAX), { today, earlier })
  }
  return earlier
}
