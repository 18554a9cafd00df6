/** What a dollar is worth in shekels, and since when (ISO string). */
export type ShekelRate = { rate: number; since: string }

/** The features that are currently on, and what else every page needs of the site's settings, without a database query. */
export type FeatureFlags = {
  isOn(name: string): boolean
  /** The names of the features that are off, sorted. */
  off(): readonly string[]
  /** Null until staff sets it. */
  shekels(): ShekelRate | null
  /** Reloads from the database. Throws on failure and keeps the previous state. */
  refresh(): Promise<void>
}
