import type { Offered, OfferedPage } from '#domain/partners/offered.ts'
import type { getPartner } from '#domain/partners/queries/get-partner.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { presentDocuments, presentFacts } from '../applications/present-application.ts'

type Organization = Awaited<ReturnType<typeof getPartner>>

/** Presents the status panel, which is shown next to every view. */
export function presentSummary(organization: Organization) {
  const { id, name, status, isPublic, approvedAt, closedAt, owner, suspension } = organization
  const { team, invitations } = organization
  return {
    id,
    name,
    status,
    isPublic,
    isClosed: closedAt !== null,
    approvedAt: approvedAt?.toISOString() ?? null,
    owner: owner || null,
    team,
    invitations,
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
    facts: presentFacts(organization, [
      { label: m.organizations_address(), value: address ?? '' },
      ...textFacts(organization),
    ]),
    documents: presentDocuments(organization),
    history: organization.history,
  }
}

/** The mission and the description in each of their languages. */
function textFacts({ mission, description, language, translations }: Organization) {
  const texts = Object.entries({ [language]: { mission, description }, ...translations })
  return texts.flatMap(([code, inIt]) => {
    const written = parseLanguage(code)
    const words = { language: written ? format.languageName(written) : code }
    return [
      { label: m.partneradmin_mission_in(words), value: inIt['mission'] ?? '' },
      { label: m.partneradmin_description_in(words), value: inIt['description'] ?? '' },
    ]
  })
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
