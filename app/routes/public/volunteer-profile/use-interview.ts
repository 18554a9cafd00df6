import { useEffect, useState } from 'react'
import { mergeProfile } from '#domain/assistant/merge-profile.ts'
import {
  EXCHANGES_NEEDED,
  FALLBACK,
  type VolunteerProfile,
} from '#domain/assistant/volunteer-profile.ts'
import { m } from '#messages'
import { heardOf, type Message } from '#app/routes/public/assistant/chat-box/conversation.ts'
import {
  useConversation,
  type OpenConversation,
} from '#app/routes/public/assistant/chat-box/use-conversation.ts'
import type { Change, Draft } from './draft.ts'
import { useProfileDraft } from './use-draft.ts'
import type { ChatMessage } from '#domain/assistant/assistant.ts'
import { parseVolunteerProfile } from '#domain/assistant/read-profile.ts'
import { localized } from '#platform/text/language.ts'

/** Longer than any analysis may take. */
const PATIENCE_MS = 75_000

const PROMPT =
  'Read the volunteer profile out of this conversation. Answer with JSON: interests, skills, supportType, connection, visitFrequency, tags.'

const THANKS = 'thanks'

/** Answers already analyzed, so that a failed analysis is not retried forever. */
const tried = new Set<string>()

export type Interview = {
  conversation: OpenConversation
  draft: Draft | null
  change: (next: Change) => void
  /** The number of answers so far. */
  exchanges: number
  isReading: boolean
}

/**
 * The conversation that leads to a profile. From the third answer on, each one triggers an analysis whose result goes
 * into the draft; if that fails, the user continues or fills in the form. `stored` is the starting point of the
 * review.
 */
export function useInterview(stored: VolunteerProfile | null): Interview {
  const conversation = useConversation({
    name: 'volunteer-profile',
    actionType: 'volunteer-profile',
    opening: m.volunteerprofile_opening(),
  })
  const { messages, state, add } = conversation
  const [draft, change] = useProfileDraft()
  const [reading, setReading] = useState<string | null>(null)

  const answers = messages.filter(isAnswer)
  const exchanges = answers.length
  const newest = answers.at(-1)?.id
  const isDue = state === 'idle' && exchanges >= EXCHANGES_NEEDED && draft?.upTo !== newest

  useEffect(() => {
    if (!isDue || newest === undefined || tried.has(newest)) return
    tried.add(newest)
    setReading(newest)
    analyze(heardOf(messages))
      .then((heard) => change((now) => withHeard(now, stored ?? FALLBACK, heard, newest)))
      .catch((error: unknown) => console.warn('The conversation could not be read.', error))
      .finally(() => setReading((now) => (now === newest ? null : now)))
    // Once per answer; earlier messages do not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue, newest])

  const isThanked = messages.some(({ id }) => id === THANKS)
  const wantsThanks = Boolean(draft?.heard) && exchanges >= EXCHANGES_NEEDED && !isThanked
  useEffect(() => {
    if (wantsThanks && state === 'idle') add([thanks()])
    // `add` is a new function each time, but does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wantsThanks, state])

  return { conversation, draft, change, exchanges, isReading: reading !== null }
}

function withHeard(
  now: Draft | null,
  begun: VolunteerProfile,
  heard: VolunteerProfile,
  upTo: string,
): Draft {
  const profile = mergeProfile(now?.profile ?? begun, now?.heard ?? begun, heard)
  return { profile, heard, upTo }
}

function isAnswer({ id, role, ended }: Message): boolean {
  return role === 'assistant' && ended === 'whole' && id !== 'opening' && id !== THANKS
}

function thanks(): Message {
  const content = m.volunteerprofile_thanks()
  return { id: THANKS, role: 'assistant', content, at: Date.now(), ended: 'whole', isNew: true }
}

/**
 * Extracts a profile from a conversation; an invalid response becomes the fallback.
 *
 * @throws any error of the request.
 */
async function analyze(messages: readonly ChatMessage[]): Promise<VolunteerProfile> {
  const data = messages.map(({ role, content }) => ({ role, content }))
  const answer = await fetch(localized('/api/agenticai'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ prompt: PROMPT, actionType: 'analyze', context: { data } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const said = (await answer.json()) as { result?: unknown; error?: unknown }
  if (!answer.ok || said.error) throw new Error(`analysis: ${answer.status} ${String(said.error)}`)
  return parseVolunteerProfile(typeof said.result === 'string' ? said.result : '')
}
