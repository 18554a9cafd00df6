/** Which parts of the product are open at this moment, known without asking the database. */
export type FeatureFlags = {
  isOn(name: string): boolean
  /** The names of the parts that are closed, sorted. */
  off(): readonly string[]
  /** Asks the database again. When that fails it throws, and what was known last stays. */
  refresh(): Promise<void>
}
