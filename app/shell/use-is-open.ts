import type { Feature } from '#domain/content/feature.ts'
import { useReader } from './use-reader.ts'

/** Returns whether a feature is on, so that links to it may be shown. */
export function useIsOpen(feature: Feature): boolean {
  return !useReader().closed.includes(feature)
}
