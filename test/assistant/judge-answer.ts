import type { SiteAnswer } from '#domain/assistant/site/site-answer.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import type { Expectation } from './question.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So many of an answer's projects and events are judged. */
const JUDGED = 3

/** What of an answer is not as expected, in words; empty for a hit. `items` are its projects and events as the site has them. */
export function judgeAnswer(
  answer: SiteAnswer,
  { expect, items, now }: { expect: Expectation; items: readonly ProjectEventCard[]; now: Date },
): string[] {
  const wrong: string[] = []
  const titles = answer.cards.map(({ title }) => title)
  const links = [...answer.text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address ?? '')
  const addresses = [...links, ...answer.cards.map(({ address }) => address)]
  const judged = items.slice(0, JUDGED)
  const check = (holds: boolean, words: string) => void (holds || wrong.push(words))

  if (expect.outcome !== undefined) {
    const allowed = [expect.outcome].flat()
    check(allowed.includes(answer.outcome), `${answer.outcome} instead of ${allowed.join(' or ')}`)
  }
  if (expect.anyOf) {
    const anyOf = [expect.anyOf].flat()
    check(
      titles.some((title) => anyOf.some((like) => like.test(title))),
      `no card like ${anyOf.join(' ')}`,
    )
  }
  for (const like of expect.noneOf ?? []) {
    check(!titles.some((title) => like.test(title)), `a card like ${like}`)
  }
  for (const item of judged) {
    const { title } = item
    const at: readonly (string | null)[] = [item.district, item.region]
    if (expect.in)
      check(
        [expect.in].flat().some((one) => at.includes(one)),
        `${title} is elsewhere`,
      )
    if (expect.topics)
      check([expect.topics].flat().includes(item.category), `${title} is of another topic`)
    if (expect.type) check(item.type === expect.type, `${title} is no ${expect.type}`)
    if (expect.kind === 'attend') check(item.type === 'event', `${title} is no event`)
    else if (expect.kind) {
      check(item.supportTypes.includes(expect.kind), `${title} asks for no ${expect.kind}`)
    }
    if (expect.within && item.startDatetime) {
      const days = (new Date(item.startDatetime).getTime() - now.getTime()) / DAY_MS
      const [from, to] = expect.within
      check(days >= from - 1 && days <= to + 1, `${title} is on another day`)
    }
  }
  if (expect.outcome === 'answered' && (expect.in || expect.topics || expect.kind || expect.type)) {
    check(judged.length > 0, 'no project or event')
  }
  if (expect.shows)
    check(
      answer.cards.some(({ kind }) => kind === expect.shows),
      `no ${expect.shows}`,
    )
  if (expect.cards) check(answer.cards.length >= expect.cards, `only ${answer.cards.length} cards`)
  if (expect.noCards) check(answer.cards.length === 0, `cards: ${titles.join('; ')}`)
  if (expect.says) check(expect.says.test(answer.text), `does not say ${expect.says}`)
  if (expect.notSays) check(!expect.notSays.test(answer.text), `says ${expect.notSays}`)
  if (expect.links) {
    const like = expect.links
    check(
      addresses.some((address) => like.test(address)),
      `no link like ${like}`,
    )
  }
  return wrong
}
