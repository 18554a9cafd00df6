import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { crawl, type Answer } from './golden/crawl.ts'

// `node scripts/golden.ts keep` writes the baseline; without `keep`, compares a new crawl with it and prints the differences,
// identical ones once. Run `npm run build` first.

const file = path.join(import.meta.dirname, 'golden', 'baseline.zst')
const EXAMPLES = 3

if (process.argv[2] === 'keep') {
  const text = JSON.stringify(await crawl())
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  }
  const packed = zstdCompressSync(text, { params })
  writeFileSync(file, packed)
  console.log(`${text.length} bytes, ${packed.length} compressed`)
} else {
  const params = { [constants.ZSTD_d_windowLogMax]: 27 }
  const before = JSON.parse(
    zstdDecompressSync(readFileSync(file), { params }).toString(),
  ) as Answer[]
  process.exitCode = compare(before, await crawl()) ? 0 : 1
}

/** Prints the differences; returns true if there are none. */
function compare(before: Answer[], after: Answer[]): boolean {
  const now = new Map(after.map((answer) => [answer.key, answer]))
  // The button's field used to be named deed.
  for (const answer of before) answer.text = answer.text.replaceAll('name="deed"', 'name="intent"')
  const differences = new Map<string, string[]>()
  const add = (difference: string, key: string) =>
    differences.set(difference, [...(differences.get(difference) ?? []), key])
  for (const old of before) {
    const answer = now.get(old.key)
    now.delete(old.key)
    if (!answer) add('is no longer asked', old.key)
    else if (answer.status !== old.status || answer.location !== old.location) {
      add(`${old.status} ${old.location} → ${answer.status} ${answer.location}`, old.key)
    } else if (answer.text !== old.text) add(changedLines(old.text, answer.text), old.key)
  }
  for (const key of now.keys()) add('is new', key)
  for (const [difference, keys] of differences) {
    console.log(`\n${keys.length} × ${keys.slice(0, EXAMPLES).join(', ')}\n${difference}`)
  }
  console.log(
    `\n${before.length} responses before, ${after.length} now, ${differences.size} kinds of difference`,
  )
  return differences.size === 0
}

function changedLines(before: string, after: string): string {
  const old = before.split('\n')
  const now = after.split('\n')
  const less = (lines: string[], others: string[], sign: string) => {
    const left = new Map<string, number>()
    for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
    return lines
      .filter((line) => {
        const count = left.get(line) ?? 0
        left.set(line, count - 1)
        return count <= 0
      })
      .map((line) => `${sign} ${line.slice(0, 300)}`)
  }
  const changed = [...less(old, now, '-'), ...less(now, old, '+')]
  return changed.length > 0 ? changed.slice(0, 40).join('\n') : 'the same lines in another order'
}
