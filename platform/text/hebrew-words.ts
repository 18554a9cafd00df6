const HEBREW = /^[א-ת]/
/** "And", "that", "when", "from", "in", "to", "the" and "as" are written together with the word. */
const PREFIX = /^[והבלמשכ](?=[א-ת]{2})/
const PREFIXES_MOST = 4
/** Endings of plurals, of feminine forms and of the construct state, and how much of the word must be left. */
const ENDINGS: readonly [ending: RegExp, least: number][] = [
  [/ויות$/, 3],
  [/יות$/, 4],
  [/יי[םמ]$/, 3],
  [/י[םמ]$/, 3],
  [/ות$/, 3],
  [/[התי]$/, 3],
]
const FINAL: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** Whether a word begins with a Hebrew letter. */
export function isHebrewWord(word: string): boolean {
  return HEBREW.test(word)
}

/** A Hebrew word as others may spell it too: without doubled yod and vav, "עלייה" like "עליה". */
export function hebrewSpelling(word: string): string {
  return word.length > 3 ? word.replaceAll(/([יו])\1/g, '$1') : word
}

/** A Hebrew word without the yods and vavs inside it, in which spellings of names differ: "קריית" like "קרית", "נתניה" like "נתנייה". */
export function hebrewSkeleton(word: string): string {
  return isHebrewWord(word) ? word.replaceAll(/(?<=.)[יו](?=.)/g, '') : word
}

/** A Hebrew word without its ending, for comparison only: "התנדבויות" and "התנדבות" are the same. Prefixes stay. */
export function hebrewStem(word: string): string {
  const spelled = hebrewSpelling(word)
  for (const [ending, least] of ENDINGS) {
    const shorter = spelled.replace(ending, '')
    if (shorter !== spelled && shorter.length >= least) return withoutFinal(shorter)
  }
  return withoutFinal(spelled)
}

/** A Hebrew word without its prefixes, one after the other: "ומהצפון" is also "מהצפון", "הצפון" and "צפון". */
export function withoutHebrewPrefixes(word: string): string[] {
  const shorter: string[] = []
  let left = word
  while (shorter.length < PREFIXES_MOST && PREFIX.test(left)) {
    left = left.slice(1)
    // Of two letters only that is left of which one was taken: "בים", but not "מכלב".
    if (left.length > 2 || shorter.length === 0) shorter.push(left)
  }
  return shorter
}

/** Final letters are written only at the end, so that a stem has none. */
function withoutFinal(word: string): string {
  const last = FINAL[word.at(-1) ?? '']
  return last ? word.slice(0, -1) + last : word
}
