import { ALL_KINDS, type SupportKind } from '../support/support.ts'
import { readPlaces } from './understanding/places-in.ts'
import { readSentence } from './understanding/read-sentence.ts'
import { skillsIn } from './understanding/skills-in.ts'
import { topicsIn } from './understanding/topics-in.ts'
import {
  CIRCUMSTANCE_PATTERNS,
  INTEREST_OF_TOPIC,
  INTEREST_PATTERNS,
  KIND_PATTERNS,
  TIME,
} from './heard-patterns.ts'
import {
  HEBREW_AT_HOME,
  HEBREW_CIRCUMSTANCES,
  HEBREW_INTERESTS,
  HEBREW_KINDS,
  HEBREW_SKILLS,
  HEBREW_TIME,
} from './heard-hebrew.ts'
import type { SaidByPerson } from './said-by-person.ts'
import { SKILL_SUGGESTIONS } from './suggestions.ts'
import { splitWords, tidyWords } from './tidy-words.ts'
import type { Skill } from './understanding/skill.ts'

/** Professions and activities by which users describe their skills. */
const SKILL_PATTERNS: [Skill, RegExp][] = [
  [
    'teaching',
    /\b(?:teach(?:er|ers|ing)?|taught|tutor(?:ing)?|lectur\w+|professor|coach(?:ing)?)\b/,
  ],
  ['languages', /\b(?:languages?|speak|fluent|bilingual)\b/],
  ['translation', /\b(?:translat\w+|interpreter)\b/],
  [
    'medicine',
    /\b(?:doctor|physician|nurse|nursing|paramedic|emt|medic|dentist|surgeon|first aid|pharmacist)\b/,
  ],
  ['counselling', /\b(?:counsel\w*|psycholog\w+|social work\w*|therapist|listen(?:ing|er)?)\b/],
  ['childcare', /\b(?:babysit\w*|childcare|nanny|kindergarten)\b/],
  ['cooking', /\b(?:cook\w*|chef|bak(?:e|er|ing)|kitchen|barbecue|grill\w*)\b/],
  ['driving', /\b(?:driv(?:e|er|ing)|license|van|truck)\b/],
  [
    'construction',
    /\b(?:carpent\w+|build(?:er|ing)?|construction|electrician|plumb\w+|repairs?|paint(?:er|ing)? walls?|handy(?:man)?|welding|engineer)\b/,
  ],
  [
    'gardening',
    /\b(?:garden\w*|farm(?:er|ing)|plant(?:ing)?|harvest\w*|picking|pick (?:fruit|olives|vegetables))\b/,
  ],
  [
    'coding',
    /\b(?:cod(?:e|er|ing)|program(?:mer|ming)|software|developer|computers?|websites?|web design|data)\b/,
  ],
  ['design', /\b(?:design\w*|graphic\w*|illustrat\w+)\b/],
  ['photography', /\b(?:photo\w*|video\w*|film(?:ing|maker)?)\b/],
  ['writing', /\b(?:writ(?:e|er|ing)|journalist|editor|editing|blog\w*)\b/],
  ['music', /\b(?:music\w*|sing(?:er|ing)?|guitar|piano|violin|choir)\b/],
  ['art', /\b(?:artist|drawing|draw|sculpt\w+)\b/],
  ['crafts', /\b(?:crafts?|sew(?:ing)?|knit(?:ting)?|woodwork\w*)\b/],
  ['sports', /\b(?:sports?|soccer|football|basketball|tennis|fitness|yoga|swim\w*|running)\b/],
  ['law', /\b(?:lawyer|legal|attorney|law)\b/],
  ['accounting', /\b(?:accountant|accounting|bookkeep\w+|finance|tax(?:es)?)\b/],
  ['marketing', /\b(?:marketing|social media|advertis\w+|branding|public relations)\b/],
  ['fundraising', /\b(?:fundrais\w+|raise (?:money|funds))\b/],
  ['organizing', /\b(?:organi[sz]\w+|coordinat\w+|logistics|project manag\w+|event planning)\b/],
  ['hosting', /\b(?:host(?:ing)?|spare room|guests)\b/],
]

/** The interests in a statement: by our own patterns or, if interests were asked for, by its topics. */
export function interestsOf({ words, asked }: SaidByPerson): string[] {
  const found = INTEREST_PATTERNS.flatMap(([interest, pattern]) =>
    pattern.test(words) || HEBREW_INTERESTS[interest].test(words) ? [interest] : [],
  )
  if (found.length > 0 || asked !== 'matters') return found
  return topicsIn(words).flatMap((topic) => INTEREST_OF_TOPIC[topic] ?? [])
}

/** The skills in a statement, in the words of the suggestions; weak matches count only when skills were asked for. */
export function skillWordsOf({ words, asked }: SaidByPerson): string[] {
  const own = SKILL_PATTERNS.flatMap(([skill, pattern]) =>
    pattern.test(words) || HEBREW_SKILLS[skill]?.test(words) ? [skill] : [],
  )
  const found = own.length > 0 || asked !== 'can' ? own : skillsIn(words)
  return found.map((skill) => SKILL_SUGGESTIONS[skill])
}

/** The kinds of support in a text, in the order mentioned. */
export function kindsOf(words: string): SupportKind[] {
  const found = ALL_KINDS.flatMap((kind) => {
    const at = [KIND_PATTERNS[kind], HEBREW_KINDS[kind]]
      .map((pattern) => words.search(pattern))
      .find((where) => where !== -1)
    return at === undefined ? [] : [{ kind, at }]
  })
  return found.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind)
}

/** Where the user would like to be; not where they or their family live, nor the whole country. */
export function placeOf({ typed, words }: SaidByPerson): string | null {
  const { place, districts } = readPlaces(readSentence(typed))
  if (!place || districts.length === 0 || districts.length > 2 || isAtHome(words)) return null
  return place.slice(0, 1).toUpperCase() + place.slice(1)
}

const AT_HOME =
  /\b(?:live[sd]?|living|grew|born|studied|from|evacuated|moved|home|family|friends?|cousins?|son|daughter|sister|brother|parents|grandparents)\b/

const isAtHome = (words: string) => AT_HOME.test(words) || HEBREW_AT_HOME.test(words)

/** When, with whom and how. */
export function circumstancesOf(words: string): string[] {
  return CIRCUMSTANCE_PATTERNS.flatMap(([one, pattern]) =>
    pattern.test(words) || HEBREW_CIRCUMSTANCES[one].test(words) ? [one] : [],
  )
}

/**
 * Names without an entry in our lists, as typed: `birds, beaches and books`. Whole sentences are not names and yield
 * nothing.
 */
export function ownWords(typed: string): string[] {
  const named = splitWords(
    typed.replace(LEAD, '').replaceAll(/\s+(?:and|or|&|או)\s+|\s+ו(?=[א-ת]{3})/gi, ','),
  )
    .map((word) => word.trim().replace(/^(?:and|or|the|a|an|some|my)\s+/i, ''))
    .filter(Boolean)
  const areNames = named.every((word) => isName(word))
  return areNames ? tidyWords(named).slice(0, 5) : []
}

function isName(word: string): boolean {
  return (
    word.split(/\s+/).length <= 2 &&
    /\p{L}{3}/u.test(word) &&
    !SENTENCE.test(word) &&
    !TIME.test(word.toLowerCase()) &&
    !HEBREW_TIME.test(word)
  )
}

const LEAD =
  /^(?:well,?\s+)?(?:(?:i|we)\s+(?:really\s+)?(?:care about|love|like|enjoy|am good at|can do|can|do|know|want to help with|want to help)|i'm good at|mostly|maybe|probably|mainly|בעיקר|אולי|אכפת לי מ|חשוב לי|חשוב לנו|אני אוהב|אני אוהבת)\s+/i
const SENTENCE =
  /\b(?:i|we|you|it|is|am|are|was|don'?t|not|no|yes|ok(?:ay)?|sure|know|idea|maybe|anything|everything|nothing|something|whatever|hi|hello|hey|shalom|thanks?|please|help|nein|non|oui|what|how|who|why|where|when)\b|(?<!\p{L})(?:אני|אנחנו|אתם|זה|לא|כן|אין|יש|רוצה|רוצים|יודע|יודעת|מושג|משהו|הכול|הכל|כלום|שלום|היי|תודה|בבקשה|עזרה|מה|איך|מי|למה|איפה|מתי|בסדר|טוב|אולי)(?!\p{L})|[<>{}[\]\\/@#$%^*=|~]|\d{3,}|https?/iu
