import {
  AMBASSADOR_VISIBILITIES,
  type AmbassadorVisibility,
} from '#domain/ambassadors/ambassador-status.ts'
import { listAddress, pageOf } from '../list-address.ts'

/** What of the ambassadors is shown; null is all. */
export type AmbassadorsView = { standing: AmbassadorVisibility | null; q: string; page: number }

/** What an address asks for; unknown words mean all. */
export function viewOf(query: URLSearchParams): AmbassadorsView {
  return {
    standing:
      AMBASSADOR_VISIBILITIES.find((standing) => standing === query.get('standing')) ?? null,
    q: (query.get('q') ?? '').trim().slice(0, 200),
    page: pageOf(query.get('page')),
  }
}

/** The address of a view; of a page when it is named, else of the first. */
export function ambassadorsAddress({ standing, q, page }: Partial<AmbassadorsView> = {}): string {
  return listAddress('/admin/ambassadors', page, {
    ...(standing ? { standing } : {}),
    ...(q ? { q } : {}),
  })
}

/** The address of one ambassador, with the dialog that asks why the page is to be hidden. */
export function ambassadorAddress(id: string, isAsked = false): string {
  return `/admin/ambassadors/${id}${isAsked ? '?ask=hide' : ''}`
}
