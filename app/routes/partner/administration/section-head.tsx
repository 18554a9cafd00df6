import { m } from '#messages'
import type { PartnerStatus } from '#domain/partners/partner.ts'
import { Banner } from '#app/ui/banner.tsx'
import { sectionLabel } from './section-labels.ts'
import type { ProfileSection } from './sections.ts'

type SectionHeadProps = { section: ProfileSection; lead: string; status: PartnerStatus }

/** Introduces a section and explains what a change means, given the organization's status. */
export function SectionHead({ section, lead, status }: SectionHeadProps) {
  return (
    <>
      <h2 className="font-display text-heading font-bold">{sectionLabel(section)}</h2>
      <p className="mt-2 max-w-text text-muted">{lead}</p>
      <SectionStatus section={section} status={status} />
    </>
  )
}

function SectionStatus({ section, status }: { section: ProfileSection; status: PartnerStatus }) {
  switch (status) {
    case 'approved':
      // The contact form itself explains who can see the details.
      if (section === 'contact') return null
      return (
        <p className="mt-2 max-w-text text-muted">
          {m.partneradmin_public_at_once()}
          {section === 'basic' && ` ${m.partneradmin_changes_noted()}`}
        </p>
      )
    case 'pending':
      return <p className="mt-2 max-w-text text-muted">{m.partneradmin_reviewed_yet()}</p>
    case 'changes_asked':
      return null
    case 'rejected':
      return (
        <Banner tone="warning" className="mt-6">
          {m.partneradmin_rejected()}
        </Banner>
      )
    case 'suspended':
      return (
        <Banner tone="warning" className="mt-6">
          {m.partneradmin_suspended()}
        </Banner>
      )
  }
}
