import { ALL_LANGUAGES, type Language } from '#platform/text/language.ts'
import { languageWritten } from '#platform/text/translations.ts'

/** Typed texts by input: `title`, `title_he` and so on, and `language`, in which the first ones are. */
export type TypedTexts = Readonly<Record<string, string>>

/** The name of the input that marks a suggested translation: `no` until someone approves it; see `suggest-translation.ts`. */
export type ApprovalInput = `approved_${Language}`
export function approvalInput(language: Language): ApprovalInput {
  return `approved_${language}`
}
export const NOT_APPROVED = 'no'

/** The names of the inputs for texts in each language, such as `title_he`, and of those that mark suggestions. */
export function translationInputs<Text extends string>(
  texts: readonly Text[],
): (`${Text}_${Language}` | ApprovalInput)[] {
  return ALL_LANGUAGES.flatMap((language) => [
    ...texts.map((text): `${Text}_${Language}` => `${text}_${language}`),
    approvalInput(language),
  ])
}

/** The inputs of a form for these texts: `sizes.*.size` stands for `sizes.0.size` and so on, as far as there are any among `inputs`. */
export function inputsOf(texts: readonly string[], inputs: Iterable<string>): string[] {
  const each = [...inputs]
  return texts.flatMap((text) => {
    if (!isOfRows(text)) return [text]
    const [list, input] = text.split('.*.')
    const rest = (name: string) => name.slice(`${list}.`.length)
    return each.filter(
      (name) => name.startsWith(`${list}.`) && rest(name).replace(/^\d+\./, '') === input,
    )
  })
}

/** Whether a text is one of each row of a form, as `sizes.*.size`. */
export function isOfRows(text: string): boolean {
  return text.includes('.*.')
}

/** In which language a form's own texts are: as chosen, else in that of their letters, or of the page if there are none. */
export function languageTyped(typed: TypedTexts, texts: readonly string[]): Language {
  return languageWritten(typed['language'], texts.map((text) => typed[text] ?? '').join(' '))
}
