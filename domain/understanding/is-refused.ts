import type { Token } from './read-sentence.ts'

const little =
  /^(in|at|to|for|with|a|an|the|any|of|about|on|my|your|some|much|really|necessarily|be|being|do|doing|make|making|go|going|give|giving|something|around|near|from|by|visit|visiting|that|involves|involving|like)$/
const refusing =
  /^(not|no|except|excluding|without|besides|avoid|avoiding|isnt|arent|never|nowhere|dont|cant|cannot|wont|nothing|minus|neither|nor|hate|dislike|לא|בלי|חוץ|פרט)$/
const wishing =
  /^(want|wish|like|able|afford|have|need|care|interested|come|get|travel|live|believe|planning|plan|looking|thinking)$/
const everything = /^(anywhere|anything|everywhere|everything|all|nothing|place|city|kind)$/

/** Whether the words from there on are what somebody does not want: "not in Haifa", "anything but donating". */
export function isRefused(tokens: readonly Token[], from: number): boolean {
  let at = from - 1
  while (at >= 0 && from - at < 6 && !tokens[at + 1]!.apart && little.test(tokens[at]!.plain))
    at -= 1
  if (at >= 0 && tokens[at + 1]!.apart) return false
  const word = tokens[at]?.plain ?? ''
  const earlier = tokens[at - 1]?.plain ?? ''
  if (word === 'only' && earlier === 'not') return false
  if (word === 'but' || word === 'apart') return everything.test(earlier)
  if (word === 'than') return /^(other|rather)$/.test(earlier)
  if (word === 'instead') return tokens[at + 1]?.plain === 'of'
  if (word === 'far' || word === 'away') return tokens[at + 1]?.plain === 'from'
  if (refusing.test(word)) return true
  return (
    wishing.test(word) &&
    (isNegated(earlier) || (isNegated(tokens[at - 2]?.plain) && earlier !== 'but'))
  )
}

function isNegated(word: string | undefined): boolean {
  return /^(dont|cant|cannot|wont|not|doesnt|didnt|never|isnt|no|לא)$/.test(word ?? '')
}
