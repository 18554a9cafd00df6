import type { ChatMessage } from './assistant.ts'
import { hear } from './hear.ts'
import { tidyWords } from './tidy-words.ts'
import { FALLBACK, type VolunteerProfile } from './volunteer-profile.ts'

/**
 * Extracts a profile from a conversation without a model; what it does not mention is as in `FALLBACK`. Only the user's
 * messages count. Pure, never throws.
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
