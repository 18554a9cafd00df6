import type { Token } from './read-sentence.ts'

const little =
  /^(in|at|to|for|with|a|an|the|any|of|about|on|my|your|some|much|really|necessarily|be|being|do|doing|make|making|go|going|give|giving|something|around|near|from|by|visit|visiting|that|involves|involving|like|לי|לנו|ממש|בטוח|מעוניין|מעוניינת|מעוניינים|רק|של|עם|על|את|שום|משהו|ליד)$/
const refusing =
  /^(not|no|except|excluding|without|besides|avoid|avoiding|nowhere|nothing|minus|neither|nor|hate|dislike|לא|ולא|בלי|ובלי|ללא|חוץ|פרט|למעט|מלבד)$/
const wishing =
  /^(want|wish|like|able|afford|have|need|care|interested|come|get|travel|live|believe|planning|plan|looking|thinking|רוצה|רוצים|יכול|יכולה|יכולים|מחפש|מחפשת|מחפשים|אוהב|אוהבת)$/
const everything = /^(anywhere|anything|everywhere|everything|all|nothing|place|city|kind)$/

/**
 * Whether the words from there on are unwanted: "not in Haifa", "anything but donating" exclude them; "I cannot give
 * money" only describes the user. Null otherwise.
 */
export function refusalAt(tokens: readonly Token[], from: number): 'left out' | 'not mine' | null {
  let at = from - 1
  while (at >= 0 && from - at < 6 && !tokens[at + 1]!.apart && little.test(tokens[at]!.plain)) {
    at -= 1
  }
  if (at >= 0 && tokens[at + 1]!.apart) return null
  const word = tokens[at]?.plain ?? ''
  const earlier = tokens[at - 1]?.plain ?? ''
  if (isLeftOut(word, earlier, tokens[at + 1]?.plain ?? '')) return 'left out'
  if (isNegated(word)) return 'not mine'
  if (!wishing.test(word)) return null
  const isFar = isNegated(tokens[at - 2]?.plain) && earlier !== 'but'
  return isNegated(earlier) || isFar ? 'not mine' : null
}

function isLeftOut(word: string, earlier: string, later: string): boolean {
  if (word === 'but' || word === 'apart') return everything.test(earlier)
  if (word === 'than') return /^(other|rather)$/.test(earlier)
  if (word === 'instead') return later === 'of'
  if (word === 'far' || word === 'away') return later === 'from' && earlier !== 'not'
  if (word === 'outside') return earlier !== 'just'
  return refusing.test(word)
}

function isNegated(word: string | undefined): boolean {
  return /^(dont|cant|cannot|wont|not|doesnt|didnt|never|isnt|arent|no|לא|ולא|אין)$/.test(
    word ?? '',
  )
}
