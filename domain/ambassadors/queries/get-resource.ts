import { z } from 'zod'
import { missing } from '#domain/content/refuse-overtaken.ts'
import { query } from '#platform/operation.ts'
import type { ResourceKind } from '../resource.ts'

/** One resource, shown or not, and which edit of it this is. @throws AppError not_found. */
export const getResource = query({
  name: 'ambassadors.get-resource',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input }) {
    const found = z.uuid().safeParse(input.id).success
      ? await db
          .selectFrom('ambassador_resources as resource')
          .leftJoin('files as file', 'file.id', 'resource.file_id')
          .select(['resource.id', 'resource.kind', 'title', 'description', 'link', 'version'])
          .select(['is_shown as isShown', 'file_id as fileId', 'file.content_type as contentType'])
          .where('resource.id', '=', input.id)
          .executeTakeFirst()
      : undefined
    if (!found) throw missing()
    return { ...found, kind: found.kind as ResourceKind }
  },
})
