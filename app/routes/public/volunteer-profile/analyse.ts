import type { ChatMessage } from '#domain/assistant/assistant.ts'
import { parseVolunteerProfile } from '#domain/assistant/read-profile.ts'
import type { VolunteerProfile } from '#domain/assistant/volunteer-profile.ts'

/** Longer than any analysis may take. */
const PATIENCE_MS = 75_000

const PROMPT =
  'Read the volunteer profile out of this conversation. Answer with JSON: interests, skills, supportType, connection, visitFrequency, tags.'

/**
 * Has a conversation read for a profile; nonsense gives the fallback.
 *
 * @throws whatever kept the answer from coming.
 */
export async function analyse(messages: readonly ChatMessage[]): Promise<VolunteerProfile> {
  const data = messages.map(({ role, content }) => ({ role, content }))
  const answer = await fetch('/api/agenticai', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ prompt: PROMPT, actionType: 'analyze', context: { data } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const said = (await answer.json()) as { result?: unknown; error?: unknown }
  if (!answer.ok || said.error) throw new Error(`analysis: ${answer.status} ${String(said.error)}`)
  return parseVolunteerProfile(typeof said.result === 'string' ? said.result : '')
}
