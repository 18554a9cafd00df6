import type { Office } from '#platform/env.ts'
import type { Db } from '#platform/database/scope.ts'
import type { NewMail } from '#platform/mail/mail.ts'
import type { TokenSigner } from '#platform/token-signer.ts'

/** What the work on an order needs of the command that does it. */
export type OrderAction = {
  db: Db
  now: Date
  seal: TokenSigner
  mail(mail: NewMail): Promise<void>
  linkTo(path: string): string
  office: Office
}
