import { listAddress, pageOf } from '../list-address.ts'

/** What of an organization is looked at. */
export const VIEWS = ['about', 'posts', 'news', 'products'] as const
export type View = (typeof VIEWS)[number]

/** What staff may do about it that asks for a reason; hiding names what is to be hidden. */
export type Asked = { deed: 'suspend' | 'restore' } | { deed: 'hide'; id: string }

export type OrganizationView = { id: string; view: View; page: number }

/** What an address asks for; unknown words mean the first view. */
export function organizationViewOf(id: string, query: URLSearchParams): OrganizationView {
  return {
    id,
    view: VIEWS.find((view) => view === query.get('view')) ?? 'about',
    page: pageOf(query.get('page')),
  }
}

/** Which deed an address asks a reason for: `?deed=suspend`, `?deed=restore` or `?hide=` and the id. */
export function askedDeed(query: URLSearchParams): Asked | null {
  const hide = query.get('hide')
  if (hide) return { deed: 'hide', id: hide }
  const deed = (['suspend', 'restore'] as const).find((word) => word === query.get('deed'))
  return deed ? { deed } : null
}

/** The address of a view of an organization, with the dialog that asks for a reason where there is one. */
export function organizationAddress({ id, view, page }: OrganizationView, asked?: Asked): string {
  const more: Record<string, string> = view === 'about' ? {} : { view }
  if (asked?.deed === 'hide') more['hide'] = asked.id
  else if (asked) more['deed'] = asked.deed
  return listAddress(`/admin/partners/${id}`, page, more)
}
