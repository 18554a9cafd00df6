import type { Scope } from '#platform/database/scope.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { storageKey } from '#domain/files/storage-keys.ts'
import { demoId } from './demo-id.ts'
import { inLanguages } from './in-languages.ts'
import { specimenPaper } from './specimen-paper.ts'

/**
 * Materials for ambassadors. There are no videos, because links would have to lead to other people's real ones; instead
 * there are a script and a storyboard for filming one.
 */
const PAGES = [
  {
    key: 'ten-sentences',
    kind: 'marketing',
    title: 'Ten sentences to begin with',
    description: 'A page to read out, to send on or to learn by heart before the first evening.',
    hebrew: {
      title: 'עשרה משפטים להתחלה',
      description: 'דף להקריא, לשלוח הלאה או ללמוד בעל פה לפני הערב הראשון (באנגלית).',
    },
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
    kind: 'marketing',
    title: 'A notice for the board',
    description: 'One page with room for the name of your project, and where people can sign up.',
    lines: [
      'Stand with us',
      'Our project: ____________________________',
      'What is needed: _________________________',
      'Sign up with: ___________________________',
    ],
  },
  {
    key: 'storyboard',
    kind: 'training',
    title: 'Storyboard for a two-minute video',
    description:
      'Six shots to film with a telephone, and how long each may last. A page to print (PDF).',
    hebrew: {
      title: 'תסריט מצולם לסרטון של שתי דקות',
      description: 'שש תמונות לצילום בטלפון, ואורך של כל אחת. דף להדפסה (PDF, באנגלית).',
    },
    lines: [
      'Storyboard for a two-minute video',
      '0:00  The place. Hold still, and say where you are.',
      '0:15  A pair of hands at work. No faces yet.',
      '0:35  Somebody who works there: why did you come?',
      '1:05  What is missing. Show it rather than say it.',
      '1:30  You, in one sentence: why you stand for them.',
      '1:45  What one person can do, and your link.',
      'Film sideways, by a window, and ask before you film.',
    ],
  },
  {
    key: 'one-minute-script',
    kind: 'training',
    title: 'How to tell a project in one minute: a script to film',
    description:
      'Eight sentences with gaps for your project. Read it aloud twice, then film (PDF).',
    lines: [
      'A project in one minute: a script to film',
      'My name is ________, and I live in ________.',
      'I would like to show you ________, in ________.',
      'The first time I heard of it was ________.',
      'Every week they ________ for ________ people.',
      'What they need now is ________.',
      'It takes one morning, or as much as a supper costs.',
      'I have done it. What I remember is ________.',
      'The link is below. If you come, tell me how it was.',
    ],
  },
] as const

const KINDS = ['marketing', 'training'] as const

/** Loads the materials for ambassadors; existing ones stay, and deleted ones do not come back. */
export async function loadResources(
  scope: Scope,
  storage: Pick<Storage, 'put'>,
  firstLoad: Date,
): Promise<void> {
  const job = { kind: 'system', job: 'demo' } as const
  const all = KINDS.flatMap((kind) =>
    PAGES.filter((page) => page.kind === kind).map((page, at) => ({
      ...page,
      fileId: demoId('files', `resource ${page.key}`),
      bytes: specimenPaper(page.lines),
      position: at + 1,
    })),
  )
  const ids = all.map(({ fileId }) => fileId)
  const known = await scope.as(job, (db) =>
    db.selectFrom('files').select('id').where('id', 'in', ids).execute(),
  )
  // An older demo gets all files of a kind it lacks, and none of a kind it has.
  const has = new Set(
    all.filter(({ fileId }) => known.some(({ id }) => id === fileId)).map(({ kind }) => kind),
  )
  const pages = all.filter(({ kind }) => !has.has(kind))
  for (const { fileId, bytes } of pages) await storage.put(storageKey(fileId), bytes)
  await scope.as(job, async (db) => {
    for (const page of pages) {
      const { key, kind, title, description, fileId, bytes, position } = page
      await db
        .insertInto('files')
        .values({
          id: fileId,
          kind: 'ambassador-resources',
          contentType: 'application/pdf',
          bytes: bytes.byteLength,
          originalName: `${key}.pdf`,
          createdAt: firstLoad,
        })
        .execute()
      await db
        .insertInto('ambassadorResources')
        .values({
          id: demoId('ambassador_resources', key),
          kind,
          position,
          ...inLanguages<Record<'title' | 'description', string>>(
            { title, description },
            'hebrew' in page ? page.hebrew : undefined,
          ),
          fileId,
          createdAt: firstLoad,
          updatedAt: firstLoad,
        })
        .execute()
    }
  })
}
