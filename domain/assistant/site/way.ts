import type { Office } from '#platform/env.ts'
import type { Feature } from '#domain/content/feature.ts'

/** Something people ask how to do here, and where it is done. */
export type Way = {
  /** All of them must be in what was said, normalized. */
  signs: readonly RegExp[]
  /** The address of the office is what an installation sets. */
  says: (office: Office) => string
  /** The part of the site it belongs to. */
  feature?: Feature
}
