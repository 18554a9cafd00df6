import { chosenIn } from '#app/ui/not-chosen.ts'
import { parseSupportKind, type SupportKind } from '#domain/support/support.ts'
import { SHOWN, type ShownPart } from '#domain/support/supporters-part.ts'

export type Shown = {
  post: string | null
  kind: SupportKind | null
  part: ShownPart | null
  page: number
}

const SUPPORTERS = '/partner-dashboard/supporters'

/** What an address asks to see; whatever it does not know is passed over. */
export function shownOf(query: URLSearchParams): Shown {
  const page = query.get('page') ?? ''
  return {
    post: chosenIn(query, 'post'),
    kind: parseSupportKind(query.get('kind')),
    part: SHOWN.find((part) => part === query.get('show')) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a selection and, from the second on, of its page. */
export function supportersAddress(shown: Partial<Shown>): string {
  return SUPPORTERS + queryOf(shown)
}

/** The same selection, whole, as a table for spreadsheets. */
export function exportAddress({ post, kind, part }: Shown): string {
  return `${SUPPORTERS}.csv${queryOf({ post, kind, part })}`
}

function queryOf({ post, kind, part, page }: Partial<Shown>): string {
  const query = new URLSearchParams()
  if (post) query.set('post', post)
  if (kind) query.set('kind', kind)
  if (part) query.set('show', part)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
