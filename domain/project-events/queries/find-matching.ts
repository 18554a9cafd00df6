import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { asDay } from '../day.ts'
import { DISTRICTS, REGIONS } from '../place.ts'
import { KINDS } from '#domain/support/support.ts'
import { MATCHES_MOST, selectMatches, wordsToMatch } from '../match-candidates.ts'
import { toCard } from '../to-card.ts'
import { CATEGORIES, TYPES, type ProjectEventCard } from '../project-event.ts'
import { scoreMatch, type Score } from '../score-match.ts'

export type Match = ProjectEventCard & Score

/** The best matches, their total, and how many of those are events. */
export type Matches = { items: Match[]; total: number; events: number }

/** For searches with words: the minimum score, as a fraction of the best one. */
const ENOUGH = 0.4

const day = z
  .string()
  .refine((word) => asDay(word) !== null)
  .nullable()
  .default(null)

/** The search. Words and topics say what it is about, any of them suffices; the other fields are required. */
const matchingAsked = z.object({
  words: z.array(z.string().max(60)).max(24).default([]),
  /** A town, or several separated by `or`; items that take place there come first. */
  place: z.string().max(300).nullable().default(null),
  type: z.enum(TYPES).nullable().default(null),
  topics: z.array(z.enum(CATEGORIES)).default([]),
  /** Excludes other topics, whatever words an item has. */
  isTopicMust: z.boolean().default(false),
  /** Prefixes of preferred words, which are not required. */
  liked: z.array(z.string().max(30)).max(12).default([]),
  kinds: z.array(z.enum(KINDS)).default([]),
  districts: z.array(z.enum(DISTRICTS)).default([]),
  regions: z.array(z.enum(REGIONS)).default([]),
  /** Events on any of these days, and projects that run then. Without a last day, any from the first on. */
  from: day,
  to: day,
  /** Includes past items. */
  withPast: z.boolean().default(false),
  most: z.int().min(1).max(MATCHES_MOST).default(6),
})
export type MatchingAsked = z.output<typeof matchingAsked>

/**
 * Finds the public projects and events that match best, at most `most`, and counts all matches among those read: the
 * soonest events and the newest items of each requested place or topic, then those from the trigram index. Items that
 * are over, or have no free place for the only way to help requested, are left out.
 */
export const findMatching = query({
  name: 'project-events.find-matching',
  for: 'visitor',
  input: matchingAsked,
  async run({ db, input, now }): Promise<Matches> {
    const words = wordsToMatch(input.words)
    const rows = await selectMatches(db, { ...input, words }, now).execute()
    const { shares = [], ownShares = [], events = 0, projects = 0 } = rows[0] ?? {}
    const scored = rows
      .map(({ hits, ...row }): Match => {
        const card = toCard(row, now)
        const seen = { asked: input, words, shares, ownShares, hits, now }
        return { ...card, ...scoreMatch(card, seen) }
      })
      .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    if (words.length === 0) {
      return { items: scored.slice(0, input.most), total: events + projects, events }
    }
    const best = scored[0]?.score ?? 0
    const items = scored.filter(({ score }) => score >= best * ENOUGH)
    return {
      items: items.slice(0, input.most),
      total: items.length,
      events: items.filter(({ type }) => type === 'event').length,
    }
  },
})
