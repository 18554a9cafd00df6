/** A part of a text, and whether the other version lacks it. */
export type MarkedText = { text: string; isChanged: boolean }

/** Above this many pairs of words a comparison would take too long: then everything between the ends that agree is marked. */
const MOST_PAIRS = 1_000_000

/** Compares two texts word by word, or line by line, and marks in each what the other lacks. */
export function markChanges(
  before: string,
  after: string,
  by: 'word' | 'line' = 'word',
): { before: MarkedText[]; after: MarkedText[] } {
  const parts = by === 'word' ? wordsOf : linesOf
  const [old, next] = [parts(before), parts(after)]
  let start = 0
  while (start < Math.min(old.length, next.length) && old[start] === next[start]) start += 1
  let end = 0
  while (
    end < Math.min(old.length, next.length) - start &&
    old[old.length - 1 - end] === next[next.length - 1 - end]
  ) {
    end += 1
  }
  const kept = keptWords(old.slice(start, old.length - end), next.slice(start, next.length - end))
  const isKept = (words: string[], inside: Set<number>) => (_: string, at: number) =>
    at < start || at >= words.length - end || inside.has(at - start)
  return {
    before: joined(old, old.map(isKept(old, kept.old))),
    after: joined(next, next.map(isKept(next, kept.next))),
  }
}

/** Words and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

/** Lines and the breaks between them. */
function linesOf(text: string): string[] {
  return text.match(/\n|[^\n]+/g) ?? []
}

/** The positions of a longest common subsequence in both. */
function keptWords(old: string[], next: string[]): { old: Set<number>; next: Set<number> } {
  const kept = { old: new Set<number>(), next: new Set<number>() }
  if (old.length * next.length > MOST_PAIRS) return kept
  const width = next.length + 1
  /** The length of the longest common subsequence of what follows both positions. */
  const lengths = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === next[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
    }
  }
  let [i, j] = [0, 0]
  while (i < old.length && j < next.length) {
    if (old[i] === next[j]) {
      kept.old.add(i)
      kept.next.add(j)
      i += 1
      j += 1
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1
    else j += 1
  }
  return kept
}

/** Joins neighbors; a kept space between two changed words counts as changed, so that a phrase has one mark. */
function joined(words: string[], kept: boolean[]): MarkedText[] {
  const marks: MarkedText[] = []
  words.forEach((text, at) => {
    const isBetween = text.trim() === '' && kept[at - 1] === false && kept[at + 1] === false
    const isChanged = !kept[at] || isBetween
    const last = marks.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else marks.push({ text, isChanged })
  })
  return marks
}
