import { otherThanPage, pageLanguage, type Language } from './language.ts'

/** Words in other letters than those of the page, with what stands between them. */
const OTHERS: Record<'he' | 'en', RegExp> = {
  he: /([א-ת](?:[א-ת֑-ׇ \d.,'"’׳״–־-]*[א-ת׳״])+)/,
  en: /([A-Za-z](?:[A-Za-z \d.,'"’&@/:?=#%+_–-]*[A-Za-z])+)/,
}

/** A text of ours in parts: what it names in other letters than those of the page has the `language` of these. */
export function splitByLetters(text: string): { text: string; language: Language | undefined }[] {
  const other = pageLanguage() === 'he' ? 'en' : 'he'
  return text.split(OTHERS[other]).map((part, at) => ({
    text: part,
    language: at % 2 === 1 ? otherThanPage(other) : undefined,
  }))
}
