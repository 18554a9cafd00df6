import { normalize } from '#platform/text/normalize.ts'
import type { SupportKind } from '../support/support.ts'
import { skillsIn } from '../assistant/understanding/wishes.ts'
import type { Skill } from '../assistant/suggestions.ts'
import type { Weighed } from './weigh-time.ts'
import { WEIGHTS } from './weights.ts'
import type { Wishes } from './wishes.ts'

/** Words common to all items, or meaningless by themselves. */
const EVERYWHERE = new Set(
  'israel israeli israelis jewish people person help helping support supporting volunteer volunteers volunteering community communities project projects event events donate donating donation donations giving visit visiting work working love anything everything other others'.split(
    ' ',
  ),
)
/** The minimum length of a search word; a shorter one may match anything. */
const LETTERS_LEAST = 4
const TOLD_MOST = 2

/** What an item's text adds: interests it mentions, and skills where volunteers or partners are wanted. */
export function weighText(
  text: string,
  { words, skills }: Pick<Wishes, 'words' | 'skills'>,
  kinds: readonly SupportKind[],
  read = skillsIn,
): Weighed[] {
  // Normalizing a long text takes most of this, so not without a word to find.
  const said = words.length > 0 ? normalized(text) : ''
  const spoken = soughtFor(words)
    .flatMap(({ word, stands }) => (stands(said) ? [word] : []))
    .slice(0, TOLD_MOST)
  const takesHands = kinds.includes('volunteer') || kinds.includes('business')
  const wanted = takesHands && skills.length > 0 ? skillsOf(text, read) : []
  const skill = skills.find((one) => wanted.includes(one.skill))
  return [
    ...spoken.map((word, at) => ({
      reason: { why: 'word' as const, word },
      points: at === 0 ? WEIGHTS.word : WEIGHTS.wordMore,
    })),
    ...(skill
      ? [{ reason: { why: 'skill' as const, said: skill.said }, points: WEIGHTS.skill }]
      : []),
  ]
}

/** Whether a normalized text contains a phrase as whole words. */
export function speaksOf(said: string, phrase: string): boolean {
  return seek(phrase)(said)
}

type Sought = { word: string; stands: (said: string) => boolean }

/** A user's words are searched for in many texts, so their patterns are cached. */
const ready = new WeakMap<readonly string[], Sought[]>()

function soughtFor(words: readonly string[]): Sought[] {
  let sought = ready.get(words)
  if (!sought) {
    sought = words.map((word) => ({ word, stands: seek(word) }))
    ready.set(words, sought)
  }
  return sought
}

function seek(phrase: string): Sought['stands'] {
  const wanted = normalize(phrase)
  if (wanted.length < LETTERS_LEAST || EVERYWHERE.has(wanted)) return () => false
  const one = wanted.replace(/(?<=\p{L}{3})s$/u, '')
  const escaped = one.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const asWords = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}s?(?![\p{L}\p{N}])`, 'u')
  return (said) => said.includes(one) && asWords.test(said)
}

/** Texts are the same for everyone, and change seldom. A thousand take a few megabytes. */
const texts = new Map<string, string>()
const TEXTS_MOST = 1_000

function normalized(text: string): string {
  let said = texts.get(text)
  if (said === undefined) {
    said = normalize(text)
    if (texts.size >= TEXTS_MOST) texts.clear()
    texts.set(text, said)
  }
  return said
}

/** Parsing skills out of a text takes a millisecond or two, so only its start is parsed, and the result is cached. */
const READ_MOST = 1_000
const KEPT_MOST = 2_000
let kept = new Map<string, Skill[]>()

function skillsOf(text: string, read: typeof skillsIn): Skill[] {
  const beginning = text.slice(0, READ_MOST)
  let skills = kept.get(beginning)
  if (!skills) {
    skills = skillsRead(beginning, read)
    if (kept.size >= KEPT_MOST) kept = new Map()
    kept.set(beginning, skills)
  }
  return skills
}

/** A text that cannot be parsed loses only its own skills. */
function skillsRead(text: string, read: typeof skillsIn): Skill[] {
  try {
    return read(text)
  } catch {
    return []
  }
}
