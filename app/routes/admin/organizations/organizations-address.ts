import { PARTNER_STATUSES, type PartnerStatus } from '#domain/partners/partner.ts'
import { listAddress, pageOf } from '../list-address.ts'

/** What of the organizations is shown; null is all. */
export type OrganizationsView = { status: PartnerStatus | null; q: string; page: number }

/** What an address asks for; unknown words mean all. */
export function viewOf(query: URLSearchParams): OrganizationsView {
  return {
    status: PARTNER_STATUSES.find((status) => status === query.get('status')) ?? null,
    q: (query.get('q') ?? '').trim().slice(0, 200),
    page: pageOf(query.get('page')),
  }
}

/** The address of a view; of a page when it is named, else of the first. */
export function organizationsAddress({ status, q, page }: Partial<OrganizationsView> = {}): string {
  return listAddress('/admin/partners', page, {
    ...(status ? { status } : {}),
    ...(q ? { q } : {}),
  })
}
