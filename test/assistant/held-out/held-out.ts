import type { Expectation } from '../question.ts'

/**
 * Something visitors say, the last of several in a conversation, and what a right answer is. These questions were written
 * without looking at the assistant's rules, to compare versions. Never tune the assistant on them: if you do, write new ones.
 */
export type HeldOut = { say: string | readonly string[]; right: Expectation }

/** A question for which a right answer leads to a page like this. */
export function leads(say: string, links: RegExp): HeldOut {
  return { say, right: { outcome: 'answered', links } }
}

/** A question for which a right answer says something like this. */
export function tells(say: string, says: RegExp): HeldOut {
  return { say, right: { outcome: 'answered', says } }
}
