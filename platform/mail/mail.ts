/** One mail to one person. */
export type Mail = {
  /** What it is about, such as `accounts.verify-address`; for the log and for retention. */
  kind: string
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer goes; to the sender unless told otherwise. */
  replyTo?: string | null
}
