import { m } from '#messages'
import type { PublicAmbassador } from '#domain/ambassadors/queries/get-public-ambassador.ts'
import { focusAreaLabel } from '#domain/partners/partner.ts'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { summarize } from '#domain/project-events/summarize.ts'
import { fileOf } from './file-of.ts'
import type { ShareCard } from './share-card.ts'

/** The card of an approved organization. */
export function partnerShareCard(partner: PublicPartner): ShareCard {
  const { name, otherName, focusAreas, logo, cover, summary, otherFocusArea } = partner
  const focus = focusAreas.map(
    (area) => (area === 'other' && otherFocusArea) || focusAreaLabel(area),
  )
  return {
    kind: m.site_share_organization(),
    title: name,
    lines: [otherName, focus.join(' · ') || summary].filter((line) => line !== null),
    need: null,
    picture: cover
      ? { fileId: cover.fileId, fit: 'cover' }
      : (fileOf(logo, 'contain') ?? { drawing: 'jerusalem' }),
  }
}

/** The card of a public ambassador. */
export function ambassadorShareCard({
  name,
  bio,
  photo,
  logo,
  projects,
}: PublicAmbassador): ShareCard {
  const titles = projects.map(({ title }) => title)
  return {
    kind: m.site_share_ambassador(),
    title: name,
    lines: [summarize(bio), titles.join(' · ')].filter((line) => line !== ''),
    need: null,
    picture: fileOf(photo, 'cover') ?? fileOf(logo, 'contain') ?? { drawing: 'galilee' },
  }
}
