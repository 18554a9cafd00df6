import { tidyWords } from './tidy-words.ts'
import { FALLBACK, type VolunteerProfile } from './volunteer-profile.ts'

/**
 * Merges what has been said since into a profile under review: new words are added, words the user removed do not
 * return, and answers they chose themselves stay. `before` is the previous extraction, or what the review started with.
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
