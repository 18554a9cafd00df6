import type { Caller } from '#platform/operation.ts'
import { pageLanguage, type Language } from '#platform/text/language.ts'
import type { AssistantRequest } from './assistant.ts'

/** The language of an answer: that of the question if most of its letters are Hebrew and the site speaks it, else that of the page. */
export function answerLanguage({ runtime }: Caller, { prompt }: AssistantRequest): Language {
  return isHebrew(prompt) && runtime.env.LANGUAGES.includes('he') ? 'he' : pageLanguage()
}

function isHebrew(text: string): boolean {
  const hebrew = text.match(/\p{Script=Hebrew}/gu)?.length ?? 0
  return hebrew > 0 && hebrew * 2 > (text.match(/\p{L}/gu)?.length ?? 0)
}
