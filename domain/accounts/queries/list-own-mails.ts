import { z } from 'zod'
import { withoutTokens } from '#platform/mail/without-tokens.ts'
import { query } from '#platform/operation.ts'
import type { OwnRow } from '../own-data.ts'

const AT_ONCE = 500

/**
 * The stored copies of emails to an address, at most 500 per call, with the secrets in their links removed; `after` is
 * the offset. `next` is null at the end. The caller must know that the address belongs to the user.
 */
export const listOwnMails = query({
  name: 'accounts.list-own-mails',
  for: 'system',
  input: z.object({ email: z.string(), after: z.number().int().min(0).default(0) }),
  async run({ db, input }): Promise<{ rows: OwnRow[]; next: number | null }> {
    const { email, after } = input
    const rows = await db
      .selectFrom('mails')
      .select(['id', 'kind', 'subject', 'text', 'createdAt', 'sentAt'])
      .where('toAddress', '=', email)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(AT_ONCE)
      .offset(after)
      .execute()
    return {
      rows: rows.map((row) => ({ ...row, text: withoutTokens(row.text) })),
      next: rows.length < AT_ONCE ? null : after + AT_ONCE,
    }
  },
})
