import { LIGHTS, type SubjectVariant } from '#app/ui/subject/subject.ts'
import { compositionsFor, variantOf, type Pictured } from './subject-of.ts'

/** In a grid of one to three columns, the neighbors before a card. */
const NEIGHBORS = 3
/** What neighbors may share: a light, unless they show the same subject. */
const TOLERATED = 1

/**
 * Adds to the items of a list the pictures of those without their own, so that no two neighbors look alike. An item
 * has the picture of its page unless one of the three cards before it looks like that.
 */
export function keepApart<Item extends Pictured & { image: string | null }>(
  items: readonly Item[],
): (Item & { variant: SubjectVariant | null })[] {
  const shown: (Item & { variant: SubjectVariant | null })[] = []
  for (const item of items) {
    const before = shown.slice(-NEIGHBORS).flatMap(({ variant }) => variant ?? [])
    const own = item.image === null ? variantOf(item) : null
    shown.push({ ...item, variant: own && unlike(own, item.title, before) })
  }
  return shown
}

/** The picture itself or, if it looks too much like the others, the one of its subject that looks least like them. */
function unlike(
  own: SubjectVariant,
  title: string | undefined,
  others: readonly SubjectVariant[],
): SubjectVariant {
  const suitable = compositionsFor(own.subject, title)
  const first = suitable.indexOf(own.composition)
  const count = suitable.length
  const choices = Array.from({ length: count * LIGHTS }, (_, step) => ({
    subject: own.subject,
    composition: suitable[(first + step) % count]!,
    light: (own.light + Math.floor(step / count)) % LIGHTS,
  }))
  const likeness = choices.map((choice) => likenessOf(choice, others))
  if (likeness[0]! <= TOLERATED * others.length) return own
  return choices[likeness.indexOf(Math.min(...likeness))]!
}

function likenessOf(one: SubjectVariant, others: readonly SubjectVariant[]): number {
  return others.reduce((sum, other, at) => {
    const isSameSubject = one.subject === other.subject
    const isSameLight = one.light === other.light
    const isSameDrawing = isSameSubject && one.composition === other.composition
    // The last one is the closest at every width.
    const closeness = at === others.length - 1 ? 3 : 1
    return (
      sum +
      (isSameDrawing ? 10 * closeness : 0) +
      (isSameDrawing && isSameLight ? 90 : 0) +
      (isSameLight ? (isSameSubject ? 5 : TOLERATED) : 0)
    )
  }, 0)
}
