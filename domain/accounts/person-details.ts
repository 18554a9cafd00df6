/** How a user signs in and their current sessions, as returned by the database. Times are ISO strings. */
export type PersonSignIns = {
  /** Whether they have verified their email address. */
  is_proved: boolean
  /** `credential` is a password; others are providers. */
  ways: string[]
  sessions: {
    since: string
    last_used: string
    user_agent: string | null
    address: string | null
  }[]
}
