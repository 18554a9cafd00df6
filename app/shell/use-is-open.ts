import type { Feature } from '#domain/content/feature.ts'
import { useReader } from './use-reader.ts'

/** Whether a part of the site is open, so that something may lead to it. */
export function useIsOpen(feature: Feature): boolean {
  return !useReader().closed.includes(feature)
}
