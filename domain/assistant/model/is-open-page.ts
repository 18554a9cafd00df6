import type { FeatureFlags } from '#platform/feature-flags.ts'
import { OUR_PAGES } from './our-pages.ts'

/** Whether a path is one of our pages and its feature is enabled. */
export function isOpenPage(path: string, switches: FeatureFlags): boolean {
  const page = OUR_PAGES[path]
  return page !== undefined && (page.feature === undefined || switches.isOn(page.feature))
}
