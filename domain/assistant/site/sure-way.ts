import type { Feature } from '#domain/content/feature.ts'
import type { Asked, SiteAnswer } from './site-answer.ts'

/** A question that is known by its wording, whatever else its words could mean. */
export type SureWay = {
  /** All of them must be in what was said, normalized. */
  signs: readonly RegExp[]
  /** None of them may. */
  but?: readonly RegExp[]
  /** Whoever also says what they look for is answered that, and this after it. */
  isBesides?: boolean
  /** It goes before what else is said in an emergency. */
  isUrgent?: boolean
  /** Words, or an answer of its own; null where it has none after all. */
  says: (asked: Asked) => string | SiteAnswer | null | Promise<SiteAnswer | null>
  /** The part of the site it belongs to. */
  feature?: Feature
}
