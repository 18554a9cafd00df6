import { z } from 'zod'
import { missing } from '#domain/content/refuse-overtaken.ts'
import { query } from '#platform/operation.ts'
import type { ResourceKind } from '../resource.ts'

/** One resource, visible or not, with its version. @throws AppError not_found. */
export const getResource = query({
  name: 'ambassadors.get-resource',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input }) {
    const found = z.uuid().safeParse(input.id).success
      ? await db
          .selectFrom('ambassadorResources as resource')
          .leftJoin('files as file', 'file.id', 'resource.fileId')
          .select(['resource.id', 'resource.kind', 'title', 'description', 'link', 'version'])
          .select(['isShown as isShown', 'fileId as fileId', 'file.contentType as contentType'])
          .where('resource.id', '=', input.id)
          .executeTakeFirst()
      : undefined
    if (!found) throw missing()
    return { ...found, kind: found.kind as ResourceKind }
  },
})
