import { hebrewSpelling, hebrewStem, isHebrewWord } from '#platform/text/hebrew-words.ts'
import { stemWord, type ParsedSentence, type Token } from './read-sentence.ts'

/** The words from `from` (inclusive) to `to` (exclusive) of a sentence, and their meaning. */
export type Found<Meaning> = { meaning: Meaning; from: number; to: number }

type Phrase<Meaning> = { words: readonly string[]; meaning: Meaning }
type Lists<Meaning> = readonly (readonly [Meaning, string])[]

/** Phrases indexed by their first word, or by its first letters if it is open (`volunt*`). */
export type PhraseBook<Meaning> = {
  inflected: boolean
  byWord: ReadonlyMap<string, Phrase<Meaning>[]>
  byBeginning: ReadonlyMap<string, Phrase<Meaning>[]>
}

const BEGINNING = 3

/**
 * Builds a book from lists of phrases, separated by commas or line breaks. A trailing `*` makes a word open: `volunt*`
 * matches every word with that prefix. Singular and plural are equal, in Hebrew only with `inflected`: the plural of "street"
 * is a town. There a leading `=` excepts a word: "news" is also the plural of "new".
 */
export function phraseBook<Meaning>(
  lists: Lists<Meaning>,
  { inflected = false }: { inflected?: boolean } = {},
): PhraseBook<Meaning> {
  const byWord = new Map<string, Phrase<Meaning>[]>()
  const byBeginning = new Map<string, Phrase<Meaning>[]>()
  for (const [meaning, list] of lists) {
    for (const words of phrasesOf(list, inflected)) {
      const first = words[0]!
      const [shelf, key] = first.endsWith('*')
        ? [byBeginning, first.slice(0, BEGINNING)]
        : [byWord, first]
      const there = shelf.get(key)
      if (there) there.push({ words, meaning })
      else shelf.set(key, [{ words, meaning }])
    }
  }
  return { inflected, byWord, byBeginning }
}

/** The phrases of a list, each as its stems; Hebrew words as they are spelled unless `inflected`. */
export function phrasesOf(list: string, inflected: boolean): string[][] {
  const formOf = (word: string) => {
    if (word.startsWith('=')) return hebrewSpelling(word.slice(1))
    if (!isHebrewWord(word)) return word.endsWith('*') ? word : stemWord(word)
    if (word.endsWith('*')) return `${hebrewSpelling(word.slice(0, -1))}*`
    return inflected ? hebrewStem(word) : hebrewSpelling(word)
  }
  return list
    .split(/[,\n]/)
    .map((phrase) =>
      phrase
        .replaceAll(/['"]/g, '')
        .trim()
        .split(/[\s-]+/)
        .filter(Boolean),
    )
    .filter((words) => words.length > 0)
    .map((words) => words.map(formOf))
}

/** The book's phrases in a sentence, in order; the longest at each position, without overlaps. */
export function findPhrases<Meaning>(
  { tokens }: ParsedSentence,
  book: PhraseBook<Meaning>,
): Found<Meaning>[] {
  const found: Found<Meaning>[] = []
  for (let at = 0; at < tokens.length;) {
    const phrases = longestAt(tokens, at, book)
    for (const { meaning, words } of phrases) {
      found.push({ meaning, from: at, to: at + words.length })
    }
    at += phrases[0]?.words.length ?? 1
  }
  return found
}

function longestAt<Meaning>(
  tokens: readonly Token[],
  at: number,
  { inflected, byWord, byBeginning }: PhraseBook<Meaning>,
): readonly Phrase<Meaning>[] {
  let best: Phrase<Meaning>[] = []
  const { own, bare } = tokens[at]!
  for (const forms of [own, bare]) {
    // "In the area" is a phrase of its own, and not also "area".
    const least = forms === own || best.length === 0 ? 0 : best[0]!.words.length + 1
    for (const form of allOf(forms, inflected)) {
      for (const shelf of [byWord.get(form), byBeginning.get(form.slice(0, BEGINNING))]) {
        for (const phrase of shelf ?? []) {
          const longest = best[0]?.words.length ?? 0
          if (phrase.words.length < Math.max(least, longest)) continue
          if (!stands(phrase.words, tokens, at, inflected)) continue
          if (phrase.words.length > longest) best = [phrase]
          else if (best.every(({ meaning }) => meaning !== phrase.meaning)) best.push(phrase)
        }
      }
    }
  }
  return best
}

function stands(
  words: readonly string[],
  tokens: readonly Token[],
  at: number,
  inflected: boolean,
): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index]
    if (!token || (index > 0 && token.apart)) return false
    const forms = [...allOf(token.own, inflected), ...allOf(token.bare, inflected)]
    return word.endsWith('*')
      ? forms.some((form) => form.startsWith(word.slice(0, -1)))
      : forms.includes(word)
  })
}

function allOf({ spelled, stems }: Token['own'], inflected: boolean): readonly string[] {
  return inflected && stems.length > 0 ? [...spelled, ...stems] : spelled
}
