/** What is remembered of a database that an older version made, to be compared with what today's makes of it. */
export type Remembered = {
  /** The version: a commit. */
  program: string
  /** When it was stopped. Sessions and links in mails are tried at that time. */
  at: string
  /** What signed its sessions and links. */
  secret: string
  /** Where it was served; in its mails. */
  origin: string
  /** How many rows each table had. */
  rows: Record<string, number>
  /** The keys of its uploaded files. */
  files: string[]
  /** A person with a password, a picture and a group. */
  member: { email: string; password: string }
  /** The number of a guest's order. */
  order: string
  /** As browsers send them. */
  cookies: { member: string; guest: string }
  /** Addresses in mails, without the origin. */
  links: Record<'verify' | 'reset' | 'gift' | 'order' | 'unsubscribe', string>
}
