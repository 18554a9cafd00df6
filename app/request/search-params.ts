import { chosenIn } from '#app/ui/not-chosen.ts'

/** One value of an address: how it is read, and how it is written. */
type SearchParam<Value> = {
  /** Its name in the address, if it is not the name of the value. */
  as?: string | undefined
  /** Says where in a list the page begins, so any other filter drops it. */
  isPosition?: true
  /** Unknown words mean the default. */
  read(word: string | null): Value
  /** Empty or null leaves it out. */
  write(value: Value): string | null
}

/** A page's search params: the view that an address asks for, and the address of a view. */
export type SearchParams<View> = {
  parse(request: { url: string }): View
  /** The shortest address of a view: what is not given is the default, and defaults are left out. */
  href(view?: Partial<View>): string
  /** The address of a view with changes, from the first page on. */
  narrow(view: View, changes: Partial<View>): string
  /** The address of a view at a page's number or cursor. */
  at(view: View, position: number | string | null): string
  /** What an address with changes says, in its own names, from the first page on: for hidden fields of a search form. */
  entries(view: View, changes: Partial<View>): [string, string][]
  /** Whether anything but the position differs from the default. */
  isNarrowed(view: View): boolean
  /** Whether the view begins at the first row. */
  isFirst(view: View): boolean
}

/** Declares what a page reads from its address. Names are written in the order given here. */
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

/** One of these words; null is all. */
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

/** One of these words; the first, which is the default, is left out. */
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

/** Words to search for. */
export function searchText(max = 200): SearchParam<string> {
  return { read: (word) => word?.slice(0, max) ?? '', write: (word) => word }
}

/** A text that passes a check; null is none. */
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

/** Whether a word is an id of ours, checked without zod, which is too heavy for the browser. */
export function isUuid(word: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(word)
}

/** A page's number, from 1. */
export const pageNumber: SearchParam<number> = {
  isPosition: true,
  read: (word) => (word && /^[1-9]\d{0,3}$/.test(word) ? Number(word) : 1),
  write: (page) => (page > 1 ? String(page) : null),
}

/** A page of a list that can be walked both ways begins behind or before the row of this id. */
export const edge: SearchParam<string | null> = { ...matching(isUuid), isPosition: true }

/** The row at which a page of a long list begins; its query judges whether it is one. */
export const cursor: SearchParam<string | null> = {
  isPosition: true,
  read: (word) => word?.slice(0, 100) ?? null,
  write: (word) => word,
}
