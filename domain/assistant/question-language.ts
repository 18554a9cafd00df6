import type { Caller } from '#platform/operation.ts'
import { pageLanguage, type Language } from '#platform/text/language.ts'

/** The language that a question is answered in: its own if most of its letters are Hebrew and the site speaks it, else that of the page. */
export function questionLanguage({ runtime }: Caller, question: string): Language {
  return isHebrew(question) && runtime.env.LANGUAGES.includes('he') ? 'he' : pageLanguage()
}

function isHebrew(text: string): boolean {
  const hebrew = text.match(/\p{Script=Hebrew}/gu)?.length ?? 0
  return hebrew > 0 && hebrew * 2 > (text.match(/\p{L}/gu)?.length ?? 0)
}
