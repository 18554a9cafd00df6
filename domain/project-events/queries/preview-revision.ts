import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { readDraft } from '../content.ts'
import { withPublishedDates } from '../published-dates.ts'
import { presentPreview } from '../present-preview.ts'
import { parseType } from '../project-event.ts'
import { readProposedPictures } from '../read-pictures.ts'
import type { PublicProjectEvent } from './get-public.ts'

/** Returns a proposal as its public page would show it, for review. @throws AppError not_found, also for a draft. */
export const previewRevision = query({
  name: 'project-events.preview-revision',
  for: 'staff',
  input: z.object({ revisionId: z.uuid() }),
  async run({ db, input, now }): Promise<PublicProjectEvent> {
    const row = await db
      .selectFrom('projectEventRevisions as revision')
      .innerJoin('projectEvents as item', 'item.id', 'revision.projectEventId')
      .select(['revision.id', 'revision.content', 'revision.imageFileId'])
      .select(['item.id as itemId', 'item.type'])
      .where('revision.id', '=', input.revisionId)
      .where('revision.status', '<>', 'draft')
      .executeTakeFirst()
    if (!row) throw new AppError('not_found', m.moderation_proposal_unknown())
    const draft = readDraft(row.content, parseType(row.type) ?? 'project')
    const content = await withPublishedDates(db, row.itemId, draft)
    const pictures = await readProposedPictures(db, row)
    return presentPreview(db, { id: row.itemId, content, pictures }, now)
  },
})
