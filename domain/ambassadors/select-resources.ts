import { languageShown, textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { BASE_LANGUAGE, type Language } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { RESOURCE_KINDS, type ResourceKind } from './resource.ts'

export type Resource = {
  id: string
  kind: ResourceKind
  /** In which the title and the description are. */
  language: Language
  title: string
  description: string
  /** Either an external link or one of our files. */
  link: string | null
  file: { id: string; contentType: string; bytes: number } | null
  isShown: boolean
}

/** Resources by kind and position, as readable by the user `db` runs as. */
export async function selectResources(db: Db, only: { isShown?: true } = {}): Promise<Resource[]> {
  const rows = await db
    .selectFrom('ambassadorResources as resource')
    .leftJoin('files as file', 'file.id', 'resource.fileId')
    .select(['resource.id', 'resource.kind', 'link', 'isShown', 'fileId'])
    .select([textShown('resource', 'title'), textShown('resource', 'description')])
    .select(languageShown('resource'))
    .select(['file.contentType', 'file.bytes'])
    .$if(only.isShown === true, (of) => of.where('isShown', '=', true))
    .orderBy('resource.position')
    .orderBy('resource.id')
    .execute()
  return RESOURCE_KINDS.flatMap((kind) =>
    rows.flatMap((row) =>
      row.kind === kind
        ? {
            id: row.id,
            kind,
            language: parseLanguage(row.language) ?? BASE_LANGUAGE,
            title: row.title ?? '',
            description: row.description ?? '',
            link: row.link,
            file: row.fileId
              ? {
                  id: row.fileId,
                  contentType: row.contentType ?? '',
                  bytes: row.bytes ?? 0,
                }
              : null,
            isShown: row.isShown,
          }
        : [],
    ),
  )
}
