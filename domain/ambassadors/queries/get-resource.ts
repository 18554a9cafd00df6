import { z } from 'zod'
import { missing } from '#domain/content/refuse-overtaken.ts'
import { translationValues } from '#domain/translations/translation-columns.ts'
import { query } from '#platform/operation.ts'
import type { ResourceKind } from '../resource.ts'

/** One resource, visible or not, as it was written and in other languages, with its version. @throws AppError not_found. */
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
          .select(['language', 'translations'])
          .where('resource.id', '=', input.id)
          .executeTakeFirst()
      : undefined
    if (!found) throw missing()
    const { language, translations, ...resource } = found
    return {
      ...resource,
      kind: found.kind as ResourceKind,
      inEach: translationValues(language, translations),
    }
  },
})
