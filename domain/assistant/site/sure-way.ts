import type { Feature } from '#domain/content/feature.ts'
import type { Asked, SiteAnswer } from './site-answer.ts'

/** A question recognized by its wording, whatever else its words could mean. */
export type SureWay = {
  /** All must match the normalized question. */
  signs: readonly RegExp[]
  /** None may match. */
  but?: readonly RegExp[]
  /** When the question also asks for a search, that is answered first and this after it. */
  isBesides?: boolean
  /** Takes precedence over other answers in an emergency. */
  isUrgent?: boolean
  /** A text or an answer; null when there is none after all. */
  says: (asked: Asked) => string | SiteAnswer | null | Promise<SiteAnswer | null>
  /** The feature it belongs to. */
  feature?: Feature
}
