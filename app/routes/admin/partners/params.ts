import { PARTNER_STATUSES } from '#domain/partners/partner.ts'
import {
  defineSearchParams,
  firstOf,
  oneOf,
  pageNumber,
  searchText,
} from '#app/request/search-params.ts'

/** What of the organizations is shown. */
export const partnersParams = defineSearchParams('/admin/partners', {
  page: pageNumber,
  status: oneOf(PARTNER_STATUSES),
  q: searchText(),
})

/** What of an organization is looked at. */
export const VIEWS = ['about', 'posts', 'news', 'products'] as const
export type View = (typeof VIEWS)[number]

/** What staff may do about it that asks for a reason; hiding names what is to be hidden. */
export type AskedIntent = { intent: 'suspend' | 'restore' } | { intent: 'hide'; id: string }

const partnerParams = defineSearchParams('', {
  page: pageNumber,
  view: firstOf(VIEWS),
  hide: searchText(),
  intent: oneOf(['suspend', 'restore'], 'deed'),
})

export type PartnerView = { id: string; view: View; page: number }

/** What an address asks for; unknown words mean the first view. */
export function partnerViewOf(id: string, request: Request): PartnerView {
  const { view, page } = partnerParams.parse(request)
  return { id, view, page }
}

/** The action whose reason a URL asks for: `?deed=suspend`, `?deed=restore` or `?hide=` and the id. */
export function askedIntent(request: Request): AskedIntent | null {
  const { hide, intent } = partnerParams.parse(request)
  if (hide) return { intent: 'hide', id: hide }
  return intent && { intent }
}

/** The address of a view of an organization, with the dialog that asks for a reason where there is one. */
export function partnerAddress({ id, view, page }: PartnerView, asked?: AskedIntent): string {
  const reason = asked?.intent === 'hide' ? { hide: asked.id } : asked
  return `/admin/partners/${id}${partnerParams.href({ view, page, ...reason })}`
}
