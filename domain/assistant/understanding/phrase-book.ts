import { hebrewSpelling, hebrewStem, isHebrewWord } from '#platform/text/hebrew-words.ts'
import { asStem, openKeyOf, stemWord, type ParsedSentence, type Token } from './read-sentence.ts'

/** The words from `from` (inclusive) to `to` (exclusive) of a sentence. */
export type Stretch = { from: number; to: number }

/** A phrase found in a sentence, and its meaning. */
export type Found<Meaning> = Stretch & { meaning: Meaning }

type Phrase<Meaning> = { words: readonly string[]; meaning: Meaning }

/** Phrases by their first word, or by its first letters if it is open. */
export type PhraseBook<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>

/**
 * Builds a book from lists of phrases, separated by commas or line breaks. A trailing `*` makes a word of three letters or more open:
 * `volunt*` matches every word with that prefix. Singular and plural are equal, in Hebrew only with `inflected`: the plural of
 * "street" is a town. There a leading `=` excepts a word: "news" is also the plural of "new".
 */
export function phraseBook<Meaning>(
  lists: readonly (readonly [Meaning, string])[],
  { inflected = false }: { inflected?: boolean } = {},
): PhraseBook<Meaning> {
  const phrases = lists.flatMap(([meaning, list]) =>
    list
      .split(/[,\n]/)
      .map((phrase) =>
        phrase
          .replaceAll(/['"]/g, '')
          .split(/[\s-]+/)
          .filter(Boolean),
      )
      .filter((words) => words.length > 0)
      .map((words) => ({ meaning, words: words.map((word) => formOf(word, inflected)) })),
  )
  return Map.groupBy(phrases, ({ words: [first = ''] }) =>
    first.endsWith('*') ? openKeyOf(first) : first,
  )
}

/** A word of a phrase as it is compared with those of a sentence. */
function formOf(word: string, inflected: boolean): string {
  if (word.endsWith('*')) return `${hebrewSpelling(word.slice(0, -1))}*`
  if (word.startsWith('=')) return hebrewSpelling(word.slice(1))
  if (!isHebrewWord(word)) return stemWord(word)
  return inflected ? asStem(hebrewStem(word)) : hebrewSpelling(word)
}

/** The book's phrases in a sentence, in order; the longest at each position, without overlaps. */
export function findPhrases<Meaning>(
  { tokens }: ParsedSentence,
  book: PhraseBook<Meaning>,
): Found<Meaning>[] {
  const found: Found<Meaning>[] = []
  let next = 0
  for (const at of tokens.keys()) {
    if (at < next) continue
    const phrases = longestAt(tokens, at, book)
    if (phrases.length === 0) continue
    const to = at + phrases[0]!.words.length
    const meanings = new Set(phrases.map(({ meaning }) => meaning))
    found.push(...[...meanings].map((meaning) => ({ meaning, from: at, to })))
    next = to
  }
  return found
}

/** What is found without the prefixes of its first word must be longer: "in the area" is a phrase, and not also "area". */
function longestAt<Meaning>(
  tokens: readonly Token[],
  at: number,
  book: PhraseBook<Meaning>,
): readonly Phrase<Meaning>[] {
  const { own, bare } = tokens[at]!
  let best: readonly Phrase<Meaning>[] = []
  for (const forms of [own, bare]) {
    const keys = forms.filter((form) => book.has(form))
    if (keys.length === 0) continue
    const standing = keys
      .flatMap((key) => book.get(key)!)
      .filter(({ words }) => matches(words[0]!, forms) && stand(words, tokens, at))
    const length = Math.max(...standing.map(({ words }) => words.length), 0)
    if (length > (best[0]?.words.length ?? 0)) {
      best = standing.filter(({ words }) => words.length === length)
    }
  }
  return best
}

function stand(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  return words.slice(1).every((word, index) => {
    const token = tokens[at + index + 1]
    if (token === undefined || token.apart) return false
    return matches(word, token.own) || matches(word, token.bare)
  })
}

function matches(word: string, forms: readonly string[]): boolean {
  return word.endsWith('*')
    ? forms.some((form) => form.startsWith(word.slice(0, -1)))
    : forms.includes(word)
}
