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
