/** The features that are currently on, without a database query. */
export type FeatureFlags = {
  isOn(name: string): boolean
  /** The names of the features that are off, sorted. */
  off(): readonly string[]
  /** Reloads from the database. Throws on failure and keeps the previous state. */
  refresh(): Promise<void>
}
