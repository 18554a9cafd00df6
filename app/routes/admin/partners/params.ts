import { PARTNER_STATUSES } from '#domain/partners/partner.ts'
import {
  defineSearchParams,
  firstOf,
  oneOf,
  pageNumber,
  searchText,
} from '#app/request/search-params.ts'

/** Search parameters of the organization list. */
export const adminPartnersParams = defineSearchParams('/admin/partners', {
  page: pageNumber,
  status: oneOf(PARTNER_STATUSES),
  q: searchText(),
})

/** Views of an organization's page. */
export const VIEWS = ['about', 'posts', 'news', 'products'] as const
export type View = (typeof VIEWS)[number]

/** Staff actions that require a reason; hiding names the item. */
export type AskedIntent =
  | { intent: 'suspend' | 'restore' | 'lift' }
  | { intent: 'hide'; id: string }

const partnerParams = defineSearchParams('', {
  page: pageNumber,
  view: firstOf(VIEWS),
  hide: searchText(),
  intent: oneOf(['suspend', 'restore', 'lift'], 'deed'),
})

export type OrganizationView = { id: string; view: View; page: number }

/** Parses the view from a URL; an unknown value means the first view. */
export function partnerViewOf(id: string, request: Request): OrganizationView {
  const { view, page } = partnerParams.parse(request)
  return { id, view, page }
}

/** Returns the action whose reason a URL asks for: `?deed=suspend`, `?deed=restore`, `?deed=lift` or `?hide=` with an id. */
export function askedIntent(request: Request): AskedIntent | null {
  const { hide, intent } = partnerParams.parse(request)
  if (hide) return { intent: 'hide', id: hide }
  return intent && { intent }
}

/** Returns the URL of an organization's view, optionally with the reason dialog. */
export function partnerAddress({ id, view, page }: OrganizationView, asked?: AskedIntent): string {
  const reason = asked?.intent === 'hide' ? { hide: asked.id } : asked
  return `/admin/partners/${id}${partnerParams.href({ view, page, ...reason })}`
}
