import { normalize } from '#platform/text/normalize.ts'

/** A line of a list of places: `the Golan = golan, רמת הגולן: Katzrin, Majdal Shams`. */
export type PlaceLine = {
  name: string
  others: readonly string[]
  /** Those of its names, normalized, that are also other words; `?` follows them. */
  isWord: ReadonlySet<string>
  /** The places in it, whether they have a line or not; `*` if all of its districts or regions are. */
  within: readonly string[] | '*'
}

export function readPlaceLines(list: string): PlaceLine[] {
  return list.split('\n').filter(Boolean).map(readPlaceLine)
}

/** Reads one line, or a place that has none of its own. */
export function readPlaceLine(line: string): PlaceLine {
  const [names = '', within = ''] = line.split(':').map((part) => part.trim())
  const written = partsOf(names, /[=,]/)
  const [name = '', ...others] = written.map((one) => one.replace('?', ''))
  const words = written.filter((one) => one.endsWith('?')).map((one) => one.slice(0, -1))
  return {
    name,
    others,
    isWord: new Set(words.map(normalize)),
    within: within === '*' ? within : partsOf(within, ','),
  }
}

function partsOf(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
}
