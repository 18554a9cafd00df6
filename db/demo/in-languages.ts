import { WORDS_IN_HEBREW } from './content/in-hebrew/pictures.ts'

/** Columns of demo texts that are in English, in Hebrew (`only`), or in both. */
export function inLanguages<Texts extends Record<string, string>>(
  english: Texts,
  hebrew: (Texts & { only?: true }) | undefined,
): Texts & { language: string; translations: string } {
  if (!hebrew) return { ...english, language: 'en', translations: '{}' }
  const { only, ...texts } = hebrew
  return only
    ? { ...(texts as unknown as Texts), language: 'he', translations: '{}' }
    : { ...english, language: 'en', translations: JSON.stringify({ he: texts }) }
}

/**
 * The columns of short texts, such as a caption, of a row that belongs to something in English, in Hebrew (`only`), or in both. A size that
 * is the same in both has no Hebrew.
 */
export function wordsInLanguages<Texts extends Record<string, string>>(
  english: Texts,
  hebrew: { only?: true } | undefined,
): Texts & { translations: string } {
  if (!hebrew) return { ...english, translations: '{}' }
  const words = Object.entries(english).flatMap(([text, said]) => {
    const inHebrew = WORDS_IN_HEBREW[said]
    return inHebrew ? [[text, inHebrew]] : []
  })
  const texts = Object.fromEntries(words) as Partial<Texts>
  if (hebrew.only) return { ...english, ...texts, translations: '{}' }
  return { ...english, translations: JSON.stringify(words.length > 0 ? { he: texts } : {}) }
}
