import type { Office } from '#platform/env.ts'
import type { Rows } from '#platform/database/scope.ts'
import type { NewMail } from '#platform/mail/mail.ts'
import type { Seal } from '#platform/seal.ts'

/** What the work on an order needs of the command that does it. */
export type OrderDeed = {
  db: Rows
  now: Date
  seal: Seal
  mail(mail: NewMail): Promise<void>
  linkTo(path: string): string
  office: Office
}
