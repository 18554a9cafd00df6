import { stemWord, type Sentence, type Token } from './read-sentence.ts'

/** Words `from` (included) to `to` (not included) of a sentence, and what they mean. */
export type Found<Meaning> = { meaning: Meaning; from: number; to: number }

type Phrase<Meaning> = { words: readonly string[]; meaning: Meaning }

/** Phrases by their first word; those that begin with an open word (`volunt*`) by its first letters. */
export type PhraseBook<Meaning> = {
  byWord: ReadonlyMap<string, Phrase<Meaning>[]>
  byBeginning: ReadonlyMap<string, Phrase<Meaning>[]>
}

const BEGINNING = 3

/**
 * A book out of lists of phrases, separated by commas or line ends. A word that ends in `*` is open: `volunt*` stands for
 * all that begin so. Singular and plural are the same.
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

/** The phrases of a list, each as the words it is compared by. */
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

/** Where the book's phrases stand in a sentence, in order; the longest at each place, none over another. */
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

/** With a phrase as well that stands there, if none that is longer does. */
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
