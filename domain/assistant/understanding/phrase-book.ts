import { stemWord, type Sentence, type Token } from './read-sentence.ts'

/** The words from `from` (inclusive) to `to` (exclusive) of a sentence, and their meaning. */
export type Found<Meaning> = { meaning: Meaning; from: number; to: number }

type Phrase<Meaning> = { words: readonly string[]; meaning: Meaning }

/** Phrases indexed by their first word, or by its first letters if it is open (`volunt*`). */
export type PhraseBook<Meaning> = {
  byWord: ReadonlyMap<string, Phrase<Meaning>[]>
  byBeginning: ReadonlyMap<string, Phrase<Meaning>[]>
}

const BEGINNING = 3

/**
 * Builds a book from lists of phrases, separated by commas or line breaks. A trailing `*` makes a word open: `volunt*`
 * matches every word with that prefix. Singular and plural are equal.
 */
export function phraseBook<Meaning>(
  lists: readonly (readonly [Meaning, string])[],
): PhraseBook<Meaning> {
  const byWord = new Map<string, Phrase<Meaning>[]>()
  const byBeginning = new Map<string, Phrase<Meaning>[]>()
  for (const [meaning, list] of lists) {
    for (const words of phrasesOf(list)) {
      const first = words[0]!
      const [shelf, key] = first.endsWith('*')
        ? [byBeginning, first.slice(0, BEGINNING)]
        : [byWord, first]
      const there = shelf.get(key)
      if (there) there.push({ words, meaning })
      else shelf.set(key, [{ words, meaning }])
    }
  }
  return { byWord, byBeginning }
}

/** The phrases of a list, each as its stems. */
export function phrasesOf(list: string): string[][] {
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
    .map((words) => words.map((word) => (word.endsWith('*') ? word : stemWord(word))))
}

/** The book's phrases in a sentence, in order; the longest at each position, without overlaps. */
export function findPhrases<Meaning>(
  { tokens }: Sentence,
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
  { byWord, byBeginning }: PhraseBook<Meaning>,
): readonly Phrase<Meaning>[] {
  let best: Phrase<Meaning>[] | null = null
  for (const form of tokens[at]!.forms) {
    for (const shelf of [byWord.get(form), byBeginning.get(form.slice(0, BEGINNING))]) {
      for (const phrase of shelf ?? []) best = better(best, phrase, tokens, at)
    }
  }
  return best ?? []
}

/** Adds a phrase found at a position unless a longer one is there. */
function better<Meaning>(
  best: Phrase<Meaning>[] | null,
  phrase: Phrase<Meaning>,
  tokens: readonly Token[],
  at: number,
): Phrase<Meaning>[] | null {
  const longest = best?.[0]?.words.length ?? 0
  if (phrase.words.length < longest || !stands(phrase.words, tokens, at)) return best
  if (!best || phrase.words.length > longest) return [phrase]
  return best.some(({ meaning }) => meaning === phrase.meaning) ? best : [...best, phrase]
}

function stands(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index]
    if (!token || (index > 0 && token.apart)) return false
    return word.endsWith('*')
      ? token.forms.some((form) => form.startsWith(word.slice(0, -1)))
      : token.forms.includes(word)
  })
}
