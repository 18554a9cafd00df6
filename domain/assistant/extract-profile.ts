import type { ChatMessage } from './assistant.ts'
import { hear } from './hear.ts'
import { tidyWords } from './tidy-words.ts'
import { FALLBACK, type VolunteerProfile } from './volunteer-profile.ts'

/**
 * The profile that a conversation tells of, read without a model; what it does not tell is as in `FALLBACK`. Only what
 * the person said counts. Pure, never throws.
 */
export function extractProfile(messages: readonly ChatMessage[]): VolunteerProfile {
  const heard = hear(messages)
  return {
    interests: tidyWords(heard.interests),
    skills: tidyWords(heard.skills),
    supportType: heard.supportType ?? FALLBACK.supportType,
    connection: heard.connection ?? FALLBACK.connection,
    visitFrequency: heard.visitFrequency ?? FALLBACK.visitFrequency,
    tags: tidyWords(heard.tags),
  }
}
