import { tidyWords } from './tidy-words.ts'
import { FALLBACK, type VolunteerProfile } from './volunteer-profile.ts'

/**
 * A profile under review with what has been heard since: words that are new are added, none comes back that the person
 * took out, and an answer they chose themselves stays. `before` is what was heard last, or what the review began with.
 */
export function mergeProfile(
  reviewed: VolunteerProfile,
  before: VolunteerProfile,
  heard: VolunteerProfile,
): VolunteerProfile {
  const words = (of: 'interests' | 'skills' | 'tags') =>
    tidyWords([...reviewed[of], ...heard[of].filter((word) => !before[of].includes(word))])
  const answer = <Key extends 'supportType' | 'connection' | 'visitFrequency'>(key: Key) =>
    reviewed[key] !== before[key] || heard[key] === FALLBACK[key] ? reviewed[key] : heard[key]
  return {
    interests: words('interests'),
    skills: words('skills'),
    supportType: answer('supportType'),
    connection: answer('connection'),
    visitFrequency: answer('visitFrequency'),
    tags: words('tags'),
  }
}
