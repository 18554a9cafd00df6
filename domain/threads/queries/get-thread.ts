import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { findSupport } from '#domain/support/find-support.ts'
import { supporterLabel, supportLabelWithGroup } from '#domain/support/support-words.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { readThread } from '../read-thread.ts'

/** Returns a thread to the organization, with what it is about. @throws AppError not_found for another organization's. */
export const getThread = query({
  name: 'threads.get-thread',
  for: 'member',
  input: z.object({ supportId: z.string() }),
  async run({ db, input }) {
    const support = await findSupport(db, input.supportId, 'own-partner')
    if (!support) throw new AppError('not_found', m.support_no_support())
    return {
      name: supporterLabel(support),
      what: supportLabelWithGroup(support),
      kind: support.kind,
      status: support.status,
      consent: support.consent,
      item: { id: support.item.id, title: inPageLanguage(support.item.titles) },
      thread: await readThread(db, support.id, 'partner'),
    }
  },
})
