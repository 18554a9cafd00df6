/** What a mail is about, if its reader may refuse it, and the words before the address where they do. */
export type Topic = {
  name: string
  choose: string
  /** For a reader without an account: whom and what the address is about, instead. */
  apart?: { person: string; topic: string }
}

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
  /** Where one click, without a confirmation, unsubscribes the reader from this topic (RFC 8058). */
  unsubscribeUrl?: string | null
}

/** A mail that is not enqueued yet. */
export type NewMail = Mail & {
  topic?: {
    name: string
    apart?: Topic['apart']
    /** The same text, ending with how to unsubscribe. */
    linked(url: string): Pick<Mail, 'text' | 'html'>
  }
  /** Nothing of it stays once it has left, or was given up. */
  isBrief?: boolean
}
