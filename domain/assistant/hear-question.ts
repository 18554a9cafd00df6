import type { Caller } from '#platform/operation.ts'
import type { Day } from '../project-events/day.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '../project-events/project-event.ts'
import { understand } from './understanding/understand.ts'
import type { Understood } from './understanding/understood.ts'
import { PROMPT_MAX, type ChatMessage } from './assistant.ts'
import type { Asked } from './site/site-answer.ts'

/** How many of the user's earlier messages are considered. */
const HEARD_MOST = 6

/** One answer asks about the same conversation several times; it is parsed once. */
const heard = new WeakMap<readonly ChatMessage[], { today: Day; earlier: Understood | undefined }>()

/**
 * Parses a question, by itself and in the context of earlier ones. A parsing error, which is our bug, is logged and the
 * question treated as unclear. Never throws.
 */
export function hearQuestion(
  caller: Caller,
  { prompt, before }: { prompt: string; before: readonly ChatMessage[] },
  read = understand,
): Asked {
  const today = localTimeOf(caller.runtime.clock.now(), DEFAULT_TIME_ZONE).date
  const text = prompt.toWellFormed().slice(0, PROMPT_MAX)
  const asked = { caller: { ...caller, actor: { kind: 'visitor' } as const }, text, today }
  try {
    const earlier = heardBefore(before, today, read)
    return { ...asked, said: read(text, { today, earlier }), earlier }
  } catch (error) {
    const { log } = caller.runtime
    log.error({ err: error, request: caller.requestId }, 'a question could not be read')
    const said: Understood = { ...understand('', { today }), about: 'unclear' }
    return { ...asked, said, earlier: undefined }
  }
}

function heardBefore(
  before: readonly ChatMessage[],
  today: Day,
  read: typeof understand,
): Understood | undefined {
  const known = heard.get(before)
  if (known?.today === today) return known.earlier
  let earlier: Understood | undefined
  for (const { content } of before.filter(({ role }) => role === 'user').slice(-HEARD_MOST)) {
    earlier = read(content.slice(0, PROMPT_MAX), { today, earlier })
  }
  heard.set(before, { today, earlier })
  return earlier
}
