import { versionOf } from '#platform/text/version-of.ts'
import type { Preferences } from './preferences.ts'

export function preferencesVersion({ supportTypes, locations, categories }: Preferences): string {
  return versionOf([supportTypes, locations, categories])
}
