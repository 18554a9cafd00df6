import type { Token } from './read-sentence.ts'

const LITTLE =
  'in|at|to|for|with|a|an|the|any|of|about|on|my|your|some|much|really|necessarily|be|being|do|doing|make|making|go|going|give|giving|something|around|near|from|by|visit|visiting|that|involves|involving|like|לי|לנו|ממש|בטוח|מעוניין|מעוניינת|מעוניינים|רק|של|עם|על|את|שום|משהו|ליד'
const REFUSING =
  'not|no|except|excluding|without|besides|avoid|avoiding|nowhere|nothing|minus|neither|nor|hate|dislike|לא|ולא|בלי|ובלי|ללא|חוץ|פרט|למעט|מלבד'
const NEGATED = 'dont|cant|cannot|wont|not|doesnt|didnt|never|isnt|arent|no|לא|ולא|אין'
const WISHING =
  'want|wish|like|able|afford|have|need|care|interested|come|get|travel|live|believe|planning|plan|looking|thinking|רוצה|רוצים|יכול|יכולה|יכולים|מחפש|מחפשת|מחפשים|אוהב|אוהבת'
const EVERYTHING = 'anywhere|anything|everywhere|everything|all|nothing|place|city|kind'

const END = `(?: (?:${LITTLE}))*$`
const LEFT_OUT = new RegExp(
  `(?<!\\S)(?:${REFUSING}|(?:${EVERYTHING}) (?:but|apart)|(?:other|rather) than|instead of|(?<!not )(?:far|away) from|(?<!just )outside)${END}`,
)
const NOT_MINE = new RegExp(`(?<!\\S)(?:${NEGATED})(?:(?: (?!but )\\S+)? (?:${WISHING}))?${END}`)
const WORDS_BEFORE = 8

/**
 * Whether the words from there on are unwanted: "not in Haifa", "anything but donating" exclude them; "I cannot give
 * money" only describes the user. Null otherwise.
 */
export function refusalAt(tokens: readonly Token[], from: number): 'left out' | 'not mine' | null {
  let first = from
  while (first > 0 && from - first < WORDS_BEFORE && !tokens[first]!.apart) first -= 1
  const before = tokens.slice(first, from)
  const words = before.map(({ plain }) => plain).join(' ')
  if (LEFT_OUT.test(words)) return 'left out'
  return NOT_MINE.test(words) ? 'not mine' : null
}
