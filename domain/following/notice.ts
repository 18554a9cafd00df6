import { m } from '#messages'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { ambassadorPath } from '../ambassadors/ambassador.ts'
import { LIST } from '../project-events/list-address.ts'

/** What happens to an item, of which those hear who have saved it; that it has a new date also those who follow it. */
export const CHANGES = ['moved', 'called-off', 'added'] as const

/** What is new: a project or event, an update of one, an article, or a campaign; or that an item has changed. */
export type NoticeKind = 'item' | 'update' | 'news' | 'campaign' | (typeof CHANGES)[number]

/** What a notice is about: an item, an article, the ambassador of a campaign, or the organization of what was called off. */
export type NoticeSubject = { kind: NoticeKind; subjectId: string }

/** Its texts in each of their languages. */
export type NoticeTexts = NoticeSubject & {
  titles: TextInEach
  /** The organization or ambassador. */
  authors: TextInEach
  /** What an update is about. */
  aboutTitles: TextInEach | null
}

/** The path of what a notice is about. */
export function pathOfNotice({ kind, subjectId }: NoticeSubject): string {
  switch (kind) {
    case 'item':
    case 'moved':
    case 'added':
      return `${LIST}/${subjectId}`
    case 'called-off':
      return `/partner/${subjectId}`
    case 'update':
    case 'news':
      return `/news/${subjectId}`
    case 'campaign':
      return ambassadorPath(subjectId)
  }
}

/** One sentence about what is new, in the language of the page or mail. */
export function describeNotice({ kind, titles, authors, aboutTitles }: NoticeTexts): string {
  const title = inPageLanguage(titles)
  const author = inPageLanguage(authors)
  switch (kind) {
    case 'item':
      return m.following_new_item({ title, author })
    case 'update':
      return m.following_new_update({ title, about: inPageLanguage(aboutTitles ?? {}) })
    case 'news':
      return m.following_new_news({ title, author })
    case 'campaign':
      return m.following_new_campaign({ title, author })
    case 'moved':
      return m.following_moved({ title })
    case 'added':
      return m.following_new_date({ title, author })
    case 'called-off':
      return m.following_called_off({ title, author })
  }
}
