import { normalize } from '#platform/text/normalize.ts'

/** Which of the results shown is meant: its index, from the end if negative, `that` one, or that of an organization, `them`. */
type Pick = number | 'that' | 'them'

const TURNS: readonly (readonly [RegExp, number])[] = [
  [/first|1st|one|1|ראשו/, 0],
  [/second|2nd|two|2|שני/, 1],
  [/third|3rd|three|3|שליש/, 2],
  [/fourth|4th|four|4|רביע/, 3],
  [/last|אחרו/, -1],
]
const TURN =
  /\b(?:the|your|number|option|no) (first|second|third|fourth|last|1st|2nd|3rd|4th|one|two|three|four|[1-4])\b(?! (?:time|day|week|month|year|aid|of)\b)/
const ALONE =
  /^(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th|[1-4])(?: one)?(?: please)?$/
/** In Hebrew the whole sentence must be about it: "the first" is also Sunday. */
const HEBREW_TURN =
  /^(?:(?:כן|אז|ו?מה|לגבי|עם|ספרו?|תספרו?|לי|לנו|עוד|פרטים|יותר|על|את|של|תראו?|רוצה|בבקשה|מספר|אפשרות|האפשרות|האירוע|הפרויקט|הארגון|המוצר|אירוע|פרויקט|מתי|איפה) )*(?:ב|ל)?(הראשון|הראשונה|השני|השנייה|השניה|השלישי|השלישית|הרביעי|הרביעית|האחרון|האחרונה|[1-4])(?: (?:בבקשה|ברשימה|תודה|מתאים|נשמע|טוב))*$/
const HEBREW_THAT =
  /^(?:(?:כן|אז|ו?מה|ספרו?|תספרו?|לי|לנו|עוד|פרטים|יותר|על|את|של|מתי|איפה|איך|כמה|מי|נרשמים|מצטרפים|אפשר|להירשם|להצטרף|רוצה|מארגן|מארגנים|עולה|לוקח|זמן|מתקיים|מתחיל|קורה) )*(?:ה?זה|ה?זאת|לזה|לזאת|על זה|הזה|הזאת)(?: (?:בבקשה|קורה|מתחיל|מתקיים|עולה))*$/
const THAT =
  /^(?:(?:yes|ok|and|tell|me|more|details|about|of|on|what|when|where|how|who|is|does|do|can|i|we|join|sign|up|for|start|take|part|in|organizes|runs|much|long|want|like|please|s) )*(?:that|this|it)(?: (?:one|project|event|please|start|take place|cost|is))*$/
const HEBREW_GENERAL = /^(?:ו?מה זה|איך זה|מה הזה)$/
const GENERAL = /\b(?:how does (?:it|this) work|what is (?:this|it)|who (?:runs|is) (?:this|it))\b/
/** Longer questions name what they are about. */
const OF_THEM =
  /^(?=.{0,80}$).*(?:\b(?:they|them|their)\b|(?<!\p{L})(?:להם|שלהם|אצלהם|איתם|אותם|הם)(?!\p{L}))/u

/** Which of the displayed results a short sentence refers to; null if to none. */
export function pickIn(text: string): Pick | null {
  const said = normalize(text.slice(0, 200))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (OF_THEM.test(said)) return 'them'
  if (said.split(' ').length > 10 || GENERAL.test(said)) return null
  const word = (TURN.exec(said) ?? ALONE.exec(said) ?? HEBREW_TURN.exec(said))?.[1]
  if (word !== undefined) return TURNS.find(([turn]) => turn.test(word))?.[1] ?? null
  return THAT.test(said) || (HEBREW_THAT.test(said) && !HEBREW_GENERAL.test(said)) ? 'that' : null
}
