import { z } from 'zod'
import { query } from '../operation.ts'

export type SentMail = {
  id: string
  kind: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  status: string
  createdAt: Date
}

/** The newest mails of the outbox, sent or not; to one address if given. For the demo's mailbox. */
export const listMails = query({
  name: 'mail.list-mails',
  for: 'system',
  input: z.object({
    to: z.string().optional(),
    id: z.uuid().optional(),
    limit: z.number().int().max(500).default(200),
  }),
  async run({ db, input }): Promise<SentMail[]> {
    return db
      .selectFrom('mails')
      .select([
        'id',
        'kind',
        'toAddress as to',
        'replyTo as replyTo',
        'subject',
        'text',
        'html',
        'status',
        'createdAt as createdAt',
      ])
      .$if(input.to !== undefined, (q) => q.where('toAddress', '=', input.to ?? ''))
      .$if(input.id !== undefined, (q) => q.where('id', '=', input.id ?? ''))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(input.limit)
      .execute()
  },
})
