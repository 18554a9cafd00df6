import type { Scope } from '#platform/database/scope.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { storageKey } from '#domain/files/storage-keys.ts'
import { demoId } from './demo-id.ts'
import { specimenPaper } from './specimen-paper.ts'

/** Pages that ambassadors are given. There are no videos: ours would have to lead to somebody's real ones. */
const PAGES = [
  {
    key: 'ten-sentences',
    title: 'Ten sentences to begin with',
    description: 'A page to read out, to send on or to learn by heart before the first evening.',
    lines: [
      'Ten sentences to begin with',
      'I would like to tell you about somebody I have met.',
      'She runs a kitchen in the north that never closed.',
      'Last week they cooked for four hundred people.',
      'They do not ask for much: hands, time, or a little money.',
      'I have chosen to stand for them, and I would be glad of company.',
    ],
  },
  {
    key: 'notice',
    title: 'A notice for the board',
    description: 'One page with room for the name of your project, and where people can sign up.',
    lines: [
      'Stand with us',
      'Our project: ____________________________',
      'What is needed: _________________________',
      'Sign up with: ___________________________',
    ],
  },
] as const

/** Loads what ambassadors are given; what was there before, and what was taken away since, stays as it is. */
export async function loadResources(
  scope: Scope,
  storage: Pick<Storage, 'put'>,
  firstLoad: Date,
): Promise<void> {
  const job = { kind: 'system', job: 'demo' } as const
  const ids = PAGES.map(({ key }) => demoId('files', `resource ${key}`))
  const known = await scope.as(job, (db) =>
    db.selectFrom('files').select('id').where('id', 'in', ids).execute(),
  )
  if (known.length > 0) return
  const pages = PAGES.map((page, at) => ({
    ...page,
    fileId: ids[at]!,
    bytes: specimenPaper(page.lines),
    position: at + 1,
  }))
  for (const { fileId, bytes } of pages) await storage.put(storageKey(fileId), bytes)
  await scope.as(job, async (db) => {
    for (const { key, title, description, fileId, bytes, position } of pages) {
      await db
        .insertInto('files')
        .values({
          id: fileId,
          kind: 'ambassador-resources',
          content_type: 'application/pdf',
          bytes: bytes.byteLength,
          original_name: `${key}.pdf`,
          created_at: firstLoad,
        })
        .execute()
      await db
        .insertInto('ambassador_resources')
        .values({
          id: demoId('ambassador_resources', key),
          kind: 'marketing',
          position,
          title,
          description,
          file_id: fileId,
          created_at: firstLoad,
          updated_at: firstLoad,
        })
        .execute()
    }
  })
}
