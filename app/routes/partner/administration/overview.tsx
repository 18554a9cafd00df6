import { m } from '#messages'
import type { ShownProfile } from './page.tsx'
import { BasicFacts } from './basic-facts.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { DocumentFacts } from './document-facts.tsx'
import type { ShownDocument } from './document-uploads.tsx'
import { FocusFacts } from './focus-facts.tsx'
import { SectionCard } from './section-card.tsx'
import type { Section } from './sections.ts'

type OverviewProps = {
  profile: ShownProfile
  documents: ShownDocument[]
  complete: readonly Section[]
  mayEdit: boolean
  mayAdd: boolean
}

/** What is known of the organization, section by section. */
export function Overview({ profile, documents, complete, mayEdit, mayAdd }: OverviewProps) {
  const card = (section: Section) => ({
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
