import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { FILE_KINDS } from '../file.ts'

/** Inserts the row of a file whose bytes are already stored, as the uploading user. */
export const recordFile = command({
  name: 'files.record-file',
  for: 'member',
  input: z.object({
    id: z.uuid(),
    kind: z.enum(FILE_KINDS),
    contentType: z.string(),
    bytes: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    originalName: z.string(),
  }),
  async run({ db, actor, input, now }) {
    if (actor.kind !== 'member') return
    await db
      .insertInto('files')
      .values({
        id: input.id,
        kind: input.kind,
        userId: actor.userId,
        contentType: input.contentType,
        bytes: input.bytes,
        width: input.width,
        height: input.height,
        originalName: input.originalName,
        createdAt: now,
      })
      .execute()
  },
})
