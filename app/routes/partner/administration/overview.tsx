import { m } from '#messages'
import type { ShownProfile } from './page.tsx'
import { BasicFacts } from './basic-facts.tsx'
import { ContactFacts } from './contact-facts.tsx'
import type { ShownDocument } from './document-uploads.tsx'
import { FocusFacts } from './focus-facts.tsx'
import { type ProfileSection, sectionAddress } from './sections.ts'
import { DOCUMENT_KINDS } from '#domain/partners/partner.ts'
import { documentLabel } from '#domain/partners/partner-words.ts'
import { missingDocuments } from '#domain/partners/partner-rules.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { sectionLabel } from './section-labels.ts'

type SectionCardProps = {
  section: ProfileSection
  isComplete: boolean
  /** Link label; null hides the link. */
  action: string | null
  children: ReactNode
}

type OverviewProps = {
  profile: ShownProfile
  documents: ShownDocument[]
  complete: readonly ProfileSection[]
  mayEdit: boolean
  mayAdd: boolean
}

/** Shows the organization's profile, section by section. */
export function Overview({ profile, documents, complete, mayEdit, mayAdd }: OverviewProps) {
  const card = (section: ProfileSection) => ({
    section,
    isComplete: complete.includes(section),
    action: mayEdit ? m.partneradmin_edit() : null,
  })
  return (
    <div className="flex flex-col gap-6">
      <SectionCard {...card('basic')}>
        <BasicFacts profile={profile} />
      </SectionCard>
      <SectionCard {...card('contact')}>
        <ContactFacts profile={profile} />
      </SectionCard>
      <SectionCard {...card('focus')}>
        <FocusFacts focus={profile.focus} />
      </SectionCard>
      <SectionCard {...card('documents')} action={mayAdd ? m.partneradmin_to_documents() : null}>
        <DocumentFacts documents={documents} />
      </SectionCard>
    </div>
  )
}

/** Lists which documents have been uploaded. */
function DocumentFacts({ documents }: { documents: readonly ShownDocument[] }) {
  const missing = missingDocuments(documents.map(({ kind }) => kind))
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line">
      {DOCUMENT_KINDS.map((kind) => {
        const isThere = documents.some((document) => document.kind === kind)
        const tone = isThere ? 'success' : missing.includes(kind) ? 'warning' : 'neutral'
        return (
          <li
            key={kind}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            {documentLabel(kind)}
            <StatusBadge tone={tone}>
              {isThere
                ? m.partneradmin_document_there()
                : missing.includes(kind)
                  ? m.partneradmin_document_missing()
                  : m.forms_optional()}
            </StatusBadge>
          </li>
        )
      })}
    </ul>
  )
}

/** One section of the overview: its facts, whether it is complete, and a link to edit it. */
function SectionCard({ section, isComplete, action, children }: SectionCardProps) {
  return (
    <Card className="sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="font-display text-subheading font-bold">{sectionLabel(section)}</h2>
          <StatusBadge tone={isComplete ? 'success' : 'warning'}>
            {isComplete ? m.partneradmin_complete() : m.partneradmin_incomplete()}
          </StatusBadge>
        </div>
        {action && (
          <Link
            to={sectionAddress(section)}
            className="inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
          >
            <PencilLine aria-hidden className="size-4" />
            <span>
              {action}
              <VisuallyHidden>{` (${sectionLabel(section)})`}</VisuallyHidden>
            </span>
          </Link>
        )}
      </div>
      {children}
    </Card>
  )
}
