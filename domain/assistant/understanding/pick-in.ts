import { normalize } from '#platform/text/normalize.ts'

/** Which of several results is meant: its index from 0, `last`, or `that` one. */
export type Pick = number | 'last' | 'that'

const turns: readonly RegExp[] = [
  /^(first|1st|one|1)$/,
  /^(second|2nd|two|2)$/,
  /^(third|3rd|three|3)$/,
  /^(fourth|4th|four|4)$/,
]
const thing =
  '(?: (?:one|project|event|option|card|result|organization|organisation|product|tour|of (?:them|these|those)))'
const turn = '(first|second|third|fourth|last|1st|2nd|3rd|4th)'
const named = new RegExp(
  String.raw`\b(?:the|your|that) ${turn}(?:${thing}|(?= (?:please|then|sounds|looks|is|on)\b)|$)|\b${turn}${thing}|\b(?:number|option|no|nr) (one|two|three|four|[1-4])\b`,
)
const alone = new RegExp(`^(?:${turn}|[1-4])(?: please)?$`)
const asking =
  '(?:yes|yeah|ok|okay|and|so|please|can you|could you|tell me|show me|more|details|information|info|about|of|on|what|how|i|we|want|like|choose|take|will|would|d|open|give me|go with|pick|lets|see|the)'
const that = new RegExp(
  `^(?:${asking} )*(?:that|this|it)(?: (?:one|project|event|please|sounds (?:good|great|nice|interesting)|looks (?:good|great|nice|interesting)))*$`,
)
const fact =
  /^(and |so )?(when|where|what time|how much|how many|who (organi[sz]es|runs|is behind|is responsible|does|offers)|how (far|long|do i|do we|can i|can we)|is there|are there|can (i|we)|does) (\w+ ){0,5}(it|that|this|that one|this one)( \w+){0,3}$/
const general =
  /\b(how (does|do) (it|this|that) work|what is (it|this|that)|(it|this|that) (site|website|page|place|week|weekend|month|year|morning|evening|afternoon|sunday|monday|tuesday|wednesday|thursday|friday|saturday)|do you)\b/

/** Which of the displayed results a sentence refers to, if it says nothing else; or null. */
export function pickIn(text: string): Pick | null {
  const said = normalize(text.slice(0, 300))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const words = said.split(' ').length
  if (words > 12 || general.test(said)) return null
  const found = named.exec(said) ?? (alone.test(said) ? [said, said.split(' ')[0]] : null)
  const word = found?.slice(1).find(Boolean)
  if (word === 'last') return 'last'
  if (word !== undefined) {
    const at = turns.findIndex((one) => one.test(word))
    return at === -1 ? null : at
  }
  return that.test(said) || fact.test(said) ? 'that' : null
}
