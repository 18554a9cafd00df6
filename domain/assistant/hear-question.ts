import type { Caller } from '#platform/operation.ts'
import type { Day } from '../project-events/day.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '../project-events/project-event.ts'
import { understand } from './understanding/understand.ts'
import type { Understood } from './understanding/understood.ts'
import { PROMPT_MAX, type ChatMessage } from './assistant.ts'
import type { Asked } from './site/site-answer.ts'

/** So many of somebody's earlier sentences still mean something. */
const HEARD_MOST = 6

/** A conversation is asked about several times for one answer, and heard once. */
const heard = new WeakMap<readonly ChatMessage[], { today: Day; earlier: Understood | undefined }>()

/**
 * A question with what it says, by itself and after what was said before. What cannot be understood, which is our fault
 * and told to the log, is unclear. Never throws.
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
