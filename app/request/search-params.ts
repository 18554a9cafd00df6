import { chosenIn } from '#app/ui/not-chosen.ts'

/** One search parameter: how it is parsed and written. */
type SearchParam<Value> = {
  /** Name in the URL, if it differs from the property's name. */
  as?: string | undefined
  /** A position in the list, which any changed filter resets. */
  isPosition?: true
  /** Unknown values mean the default. */
  read(word: string | null): Value
  /** Returns an empty string or null to omit it. */
  write(value: Value): string | null
}

/** A page's search parameters: parses a URL into a view and builds the URL of a view. */
export type SearchParams<View> = {
  parse(request: { url: string }): View
  /** Shortest URL of a view: missing values are the default, and defaults are omitted. */
  href(view?: Partial<View>): string
  /** URL of a view with changes, at the first page. */
  narrow(view: View, changes: Partial<View>): string
  /** URL of a view at a page number or cursor. */
  at(view: View, position: number | string | null): string
  /** Parameters of a changed view at the first page, as name and value: hidden fields of a search form. */
  entries(view: View, changes: Partial<View>): [string, string][]
  /** True if anything but the position differs from the default. */
  isNarrowed(view: View): boolean
  /** True if the view starts at the first row. */
  isFirst(view: View): boolean
}

/** Defines what a page reads from its URL. Parameters are written in the order given here. */
export function defineSearchParams<View extends object>(
  path: string,
  shape: { [Name in keyof View]: SearchParam<View[Name]> },
): SearchParams<View> {
  const params = Object.entries(shape) as unknown as [keyof View & string, SearchParam<unknown>][]
  const positionName = params.find(([, { isPosition }]) => isPosition)?.[0]
  const written = (view: Partial<View>) =>
    params.flatMap(([key, param]): [string, string][] => {
      const value = view[key]
      const word = value === undefined ? null : param.write(value)
      return word ? [[param.as ?? key, word]] : []
    })
  const filtersOf = (view: View) =>
    Object.fromEntries(
      params.flatMap(([key, { isPosition }]) => (isPosition ? [] : [[key, view[key]]])),
    ) as Partial<View>
  const address = (entries: [string, string][]) =>
    entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path
  const entries = (view: View, changes: Partial<View>) =>
    written({ ...filtersOf(view), ...changes })
  return {
    parse({ url }) {
      const query = new URL(url).searchParams
      return Object.fromEntries(
        params.map(([key, param]) => [key, param.read(chosenIn(query, param.as ?? key))]),
      ) as View
    },
    href: (view = {}) => address(written(view)),
    narrow: (view, changes) => address(entries(view, changes)),
    at: (view, position) =>
      address(written({ ...filtersOf(view), ...(positionName && { [positionName]: position }) })),
    entries,
    isNarrowed: (view) => entries(view, {}).length > 0,
    isFirst: (view) => written(view).length === entries(view, {}).length,
  }
}

/** One of these values; null means all. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  as?: string,
): SearchParam<Word | null> {
  return {
    as,
    read: (word) => words.find((known) => known === word) ?? null,
    write: (word) => word,
  }
}

/** One of these values; the first is the default and is omitted. */
export function firstOf<const Word extends string>(
  words: readonly [Word, ...Word[]],
  as?: string,
): SearchParam<Word> {
  return {
    as,
    read: (word) => words.find((known) => known === word) ?? words[0],
    write: (word) => (word === words[0] ? null : word),
  }
}

/** Yes or no; no is the default. */
export function flag(as?: string): SearchParam<boolean> {
  return { as, read: (word) => word === 'yes', write: (is) => (is ? 'yes' : null) }
}

/** A search text. */
export function searchText(max = 200): SearchParam<string> {
  return { read: (word) => word?.slice(0, max) ?? '', write: (word) => word }
}

/** A text that passes a check; null means none. */
export function matching(
  accepts: (word: string) => boolean,
  as?: string,
): SearchParam<string | null> {
  return {
    as,
    read: (word) => (word !== null && accepts(word) ? word : null),
    write: (word) => word,
  }
}

/** Checks an id without zod, which is too large for the browser. */
export function isUuid(word: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(word)
}

/** A page number, starting at 1. */
export const pageNumber: SearchParam<number> = {
  isPosition: true,
  read: (word) => (word && /^[1-9]\d{0,3}$/.test(word) ? Number(word) : 1),
  write: (page) => (page > 1 ? String(page) : null),
}

/** Row id before or after which a page starts, in a list that can be walked both ways. */
export const edge: SearchParam<string | null> = { ...matching(isUuid), isPosition: true }

/** Cursor of a page in a long list, validated by the list's query. */
export const cursor: SearchParam<string | null> = {
  isPosition: true,
  read: (word) => word?.slice(0, 100) ?? null,
  write: (word) => word,
}
