import {
  districtsOf,
  preferredCategoryLabel,
  topicsOf,
  type Preferences,
  type PreferredCategory,
} from '../accounts/preferences.ts'
import { categoryLabel, type Category } from '../project-events/project-event.ts'
import type { SupportKind } from '../support/support.ts'
import { kindsIn, skillsIn, topicsIn } from '../assistant/understanding/wishes.ts'
import { districtsIn } from '../assistant/understanding/places.ts'
import type { VolunteerProfile } from '../assistant/volunteer-profile.ts'
import type { PlaceWish, VisitHabit, SkillWish, TopicWish, Wishes } from './wishes.ts'

/** The topic that a preference is named after; its other topics are only related. */
const NAMED: Partial<Record<PreferredCategory, Category>> = {
  medical: 'healthcare',
  education: 'education',
  technology: 'technology',
  environment: 'environmental-conservation',
  community: 'community-development',
}

/** The maximum number of search words; an interest with several parts counts each. */
const WORDS_MOST = 24

/** A word that may mean more topics than this means none. */
const MEANT_MOST = 2

/** Combines a user's preferences and their own words. Null if they have given none. */
export function gatherWishes(
  preferences: Preferences | null,
  profile: VolunteerProfile | null,
): Wishes {
  // Tags say when, with whom and how: they can contain places and ways to help, but no topics.
  const words = profile ? [...profile.interests, ...profile.tags] : []
  const kinds = new Set<SupportKind>()
  if (profile && profile.supportType !== 'unknown') kinds.add(profile.supportType)
  for (const kind of preferences?.supportTypes ?? []) kinds.add(kind)
  for (const kind of words.flatMap(kindsIn)) kinds.add(kind)
  return {
    kinds: [...kinds],
    topics: topicWishes(preferences?.categories ?? [], profile?.interests ?? []),
    places: placeWishes(preferences?.locations ?? [], words),
    skills: skillWishes(profile?.skills ?? []),
    words: [...new Set((profile?.interests ?? []).flatMap(partsOf))].slice(0, WORDS_MOST),
    presence: profile ? presenceOf(profile) : null,
  }
}

/** Whether there are no wishes, so that nothing can match. */
export function isWithoutWishes({
  kinds,
  topics,
  places,
  skills,
  words,
  presence,
}: Wishes): boolean {
  return [kinds, topics, places, skills, words].every((list) => list.length === 0) && !presence
}

function topicWishes(
  chosen: readonly PreferredCategory[],
  interests: readonly string[],
): TopicWish[] {
  const wishes = [
    ...interests.flatMap((word) =>
      topicsMeant(word).map((topic) => ({ topic, close: isNameOf(word, topic) ? null : word })),
    ),
    ...chosen.flatMap((wish) =>
      topicsOf([wish]).map((topic) => ({
        topic,
        close: NAMED[wish] === topic ? null : preferredCategoryLabel(wish),
      })),
    ),
  ]
  // A named topic is stronger than a related one.
  return firstOfEach(
    wishes.toSorted((one, other) => Number(one.close !== null) - Number(other.close !== null)),
    ({ topic }) => topic,
  )
}

/** Words such as "children" may fit any topic: they are searched for in items, and mean no topic. */
function topicsMeant(word: string): Category[] {
  const topics = topicsIn(word)
  return topics.length <= MEANT_MOST ? topics : topics.filter((topic) => isNameOf(word, topic))
}

/** "Children and youth" are two search words. */
function partsOf(interest: string): string[] {
  return interest
    .split(/\s+(?:and|or|with)\s+|\s*[,;&/+]\s*/iu)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** "Health care" and "the environment" name the topics Healthcare and Environmental Conservation. */
function isNameOf(word: string, topic: Category): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/^the |[^\p{L}]/gu, '')
  const said = letters(word)
  return said.length > 3 && letters(categoryLabel(topic)).includes(said)
}

function placeWishes(chosen: Preferences['locations'], words: readonly string[]): PlaceWish[] {
  const wishes: PlaceWish[] = [
    ...chosen.flatMap((from) => districtsOf([from]).map((district) => ({ district, from }))),
    ...words.flatMap(districtsIn).map((district) => ({ district, from: null })),
  ]
  // The South is the Southern District, most of which is the Negev: for both wishes, the first is shown.
  const rank = ({ from }: PlaceWish) => (from === 'negev' ? 1 : 0)
  return firstOfEach(
    wishes.toSorted((one, other) => rank(one) - rank(other)),
    ({ district }) => district,
  )
}

function skillWishes(said: readonly string[]): SkillWish[] {
  const wishes = said.flatMap((words) => skillsIn(words).map((skill) => ({ skill, said: words })))
  return firstOfEach(wishes, ({ skill }) => skill)
}

function presenceOf({ connection, visitFrequency }: VolunteerProfile): VisitHabit | null {
  if (connection === 'lives-there' || visitFrequency === 'lives-there') return 'lives'
  switch (visitFrequency) {
    case 'often':
      return 'often'
    case 'once':
    case 'sometimes':
    case 'yearly':
      return 'visits'
    case 'never':
      return 'afar'
    default:
      return null
  }
}

function firstOfEach<Wish>(wishes: readonly Wish[], of: (wish: Wish) => string): Wish[] {
  return [...new Map(wishes.toReversed().map((wish) => [of(wish), wish])).values()].toReversed()
}
