import type { Office } from '#platform/env.ts'
import type { Feature } from '#domain/content/feature.ts'

/** A common how-to question, and the page where it is done. */
export type Way = {
  /** All must match the normalized question. */
  signs: readonly RegExp[]
  /** The office address is set per installation. */
  says: (office: Office) => string
  /** The feature it belongs to. */
  feature?: Feature
}
