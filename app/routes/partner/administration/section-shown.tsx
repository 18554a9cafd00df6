import type { ReactNode } from 'react'
import type { ActivityFocus } from '#domain/partners/activity-focus.ts'
import type { Cover } from '#domain/partners/cover.ts'
import type { OwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import type { PartnerProfileField } from '#domain/partners/profile-fields.ts'
import type { ContactField } from '#domain/partners/registration.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import type { Overtaken } from '#app/request/overtaken.ts'
import { Card } from '#app/ui/card.tsx'
import type { ShownProfile } from './page.tsx'
import { BasicFacts } from './basic-facts.tsx'
import { BasicForm } from './basic-form.tsx'
import { CoverForm, CoverPicture } from './cover-form.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { DocumentUploads, type ShownDocument } from './document-uploads.tsx'
import { FocusFacts } from './focus-facts.tsx'
import { FocusForm } from './focus-form.tsx'
import { Overview } from './overview.tsx'
import { SectionHead } from './section-head.tsx'
import type { ProfileSection } from './sections.ts'
import { ContactFields } from '#app/routes/public/partner-registration/views/contact-fields.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { SectionForm, type Versioned } from './section-form.tsx'

type ContactFormProps = Versioned & {
  values: Partial<Record<ContactField, string>>
  isContactPublic: boolean
  problems: FormErrors | undefined
}

type SectionShownProps = {
  section: ProfileSection
  profile: ShownProfile
  cover: Cover | null
  versions: OwnPartner['versions']
  values: Partial<Record<PartnerProfileField | ContactField, string>>
  completion: { complete: readonly ProfileSection[] }
  year: number
  /** Whether the caller may change what this section shows. */
  mayEdit: boolean
  isOwner: boolean
  mayAdd: boolean
  documents: ShownDocument[]
  /** The result of a refused submission; `typed` holds the selected options. */
  refused:
    | { problems: FormErrors; typed: ActivityFocus | undefined; current: Overtaken | null }
    | undefined
}

/** Shows the current section as a form, or as read-only facts if it cannot be edited. */
export function SectionShown(props: SectionShownProps) {
  const { section, profile, cover, values, year, mayEdit, isOwner, mayAdd, documents } = props
  const { refused, versions } = props
  const problems = refused?.problems
  const overtaken = refused?.current ?? undefined
  const { status, isContactPublic, logoFileId, focus } = profile
  switch (section) {
    case 'overview':
      return <Overview {...props} complete={props.completion.complete} />
    case 'basic':
      return (
        <>
          <SectionHead section={section} status={status} lead={m.partneradmin_basic_lead()} />
          {mayEdit ? (
            <BasicForm
              {...{
                values,
                isOwner,
                logoFileId,
                year,
                problems,
                overtaken,
                version: versions.basic,
              }}
            />
          ) : (
            <AsItIs>
              <BasicFacts profile={profile} />
            </AsItIs>
          )}
        </>
      )
    case 'cover':
      return (
        <>
          <SectionHead section={section} status={status} lead={m.partneradmin_cover_lead()} />
          {mayEdit ? (
            <CoverForm {...{ cover, problems }} />
          ) : (
            cover && (
              <div className="mt-6">
                <CoverPicture cover={cover} />
              </div>
            )
          )}
        </>
      )
    case 'contact':
      return (
        <>
          <SectionHead section={section} status={status} lead={m.partneradmin_contact_lead()} />
          {mayEdit ? (
            <ContactForm
              {...{ values, isContactPublic, problems, overtaken, version: versions.contact }}
            />
          ) : (
            <AsItIs>
              <ContactFacts profile={profile} />
            </AsItIs>
          )}
        </>
      )
    case 'focus':
      return (
        <>
          <SectionHead section={section} status={status} lead={m.partneradmin_focus_lead()} />
          {mayEdit ? (
            <FocusForm
              focus={refused?.typed ?? focus}
              {...{ problems, overtaken, version: versions.focus }}
            />
          ) : (
            <AsItIs>
              <FocusFacts focus={focus} />
            </AsItIs>
          )}
        </>
      )
    case 'documents':
      return <DocumentUploads {...{ documents, mayAdd, problems }} />
  }
}

function AsItIs({ children }: { children: ReactNode }) {
  return <Card className="mt-6 pt-1 sm:px-8 sm:pb-8">{children}</Card>
}

/** Form for the contact details and whether they are public. */
function ContactForm(props: ContactFormProps) {
  const { values, isContactPublic, problems, version, overtaken } = props
  return (
    <SectionForm section="contact" {...{ problems, version, overtaken }}>
      <ContactFields values={problems?.values ?? values} errors={problems?.fields ?? {}} />
      <CheckboxField
        id="isContactPublic"
        name="isContactPublic"
        value="yes"
        label={m.partneradmin_contact_public()}
        help={m.partneradmin_contact_public_help()}
        defaultChecked={problems ? 'isContactPublic' in problems.values : isContactPublic}
      />
    </SectionForm>
  )
}
