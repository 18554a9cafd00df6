import type { InEach } from '#domain/translations/short-texts.ts'
import type { ApprovalInput } from '#domain/translations/translated.ts'

/** The text of a cover, which may be in several languages. */
export const COVER_TEXTS = ['alt'] as const
/** What a cover shows, for people who cannot see it, in each language; empty if there is none. */
export type CoverWords = InEach<'alt'> & { [Mark in ApprovalInput]?: string } & {
  /** In which the first text is. */
  language?: string
}

/** The picture on top of an organization's page. */
export type Cover = { fileId: string } & InEach<'alt'>
