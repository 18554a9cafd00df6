/** How a person signs in and where they are signed in now, as the database tells it. Times are ISO texts. */
export type PersonSignIns = {
  /** Whether they have shown that they read mail to their address. */
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
