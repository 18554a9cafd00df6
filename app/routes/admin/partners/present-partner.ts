import type { Offered, OfferedPage } from '#domain/moderation/offered.ts'
import type { getPartner } from '#domain/partners/queries/get-partner.ts'
import { m } from '#messages'
import { presentDocuments, presentFacts } from '../applications/present-application.ts'

type Organization = Awaited<ReturnType<typeof getPartner>>

/** Presents the status panel, which is shown next to every view. */
export function presentSummary(organization: Organization) {
  const { id, name, status, isPublic, approvedAt, closedAt, owner, suspension } = organization
  return {
    id,
    name,
    status,
    isPublic,
    isClosed: closedAt !== null,
    approvedAt: approvedAt?.toISOString() ?? null,
    owner: owner || null,
    suspension: suspension && {
      ...suspension,
      since: suspension.since.toISOString(),
    },
  }
}

/** Presents the organization's facts, documents and applications. */
export function presentAbout(organization: Organization) {
  const { address } = organization
  return {
    facts: presentFacts(organization, [{ label: m.organizations_address(), value: address ?? '' }]),
    documents: presentDocuments(organization),
    history: organization.history,
  }
}

/** Presents a page of its published items. */
export function presentOffers(list: OfferedPage) {
  return { ...list, items: list.items.map(presentOffer) }
}

function presentOffer({ at, hidden, ...offer }: Offered) {
  return {
    ...offer,
    title: offer.title || m.moderation_untitled(),
    at: at.toISOString(),
    hidden: hidden && { ...hidden, since: hidden.since.toISOString() },
  }
}

export type OrganizationSummary = ReturnType<typeof presentSummary>
export type ShownOffers = ReturnType<typeof presentOffers>
